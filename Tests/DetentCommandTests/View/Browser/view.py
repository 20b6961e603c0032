"""Opens pages of `detent view` in a headless Chromium and tells what it saw.

Reads a task as JSON from standard input, writes a list of [statement, holds, detail] to standard
output. The driver is the one that is installed beside the browser: nothing is downloaded.
"""

import json
import sys
import time

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.chrome.service import Service

task = json.load(sys.stdin)
answers = []


def tell(statement, holds, detail=""):
    answers.append([statement, bool(holds), str(detail)])


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = task["browser"]
    for argument in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage"]:
        options.add_argument("--" + argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(options=options, service=Service(task["driver"]))


driver = browser()
run = driver.execute_script


def element(name):
    return driver.find_element(By.ID, name)


def open_page(path, fragment=""):
    driver.get_log("browser"), driver.get_log("performance")
    driver.get("about:blank")
    driver.get("file://" + path + fragment)


def network():
    events = [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]
    return [
        event["params"]["request"]["url"] for event in events
        if event["method"] == "Network.requestWillBeSent"
    ]


def is_quiet(name):
    log = [entry["message"] for entry in driver.get_log("browser")]
    tell(name + " leaves the console empty", not log, log)
    others = [url for url in network() if not url.startswith(("file://" + task[name], "about:"))]
    tell(name + " asks for nothing but itself", not others, others)


def press(keys):
    driver.find_element(By.TAG_NAME, "body").send_keys(keys)


def seek(microseconds):
    run("const s = document.getElementById('scrubber'); s.value = arguments[0];"
        "s.dispatchEvent(new Event('input'))", microseconds)


def now():
    return float(element("scrubber").get_attribute("value"))


# Where the top edge of the sheet is drawn, in points: from the shapes, not from what the script says.
EDGE = """
const phone = document.querySelectorAll('.phone')[arguments[0]];
const screen = phone.querySelector('.wallpaper').getBoundingClientRect();
const sheet = phone.querySelector('.body').getBoundingClientRect();
const height = Number(phone.querySelector('.wallpaper').getAttribute('height'));
return (sheet.top - screen.top) / screen.height * height;
"""


def edge(phone=0):
    return run(EDGE, phone)


# Time of the processor, as others use the machine, too.
def check_speed():
    driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
    open_page(task["page"])
    metrics = driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    seconds = {metric["name"]: metric["value"] for metric in metrics}["TaskDuration"]
    tell("a page opens in less than a second", 0 < seconds < 1, seconds)


def check_positions():
    worst = 0
    for microseconds, y in task["rows"]:
        seek(microseconds)
        worst = max(worst, abs(edge() - y))
    tell("the sheet is drawn where replay says", len(task["rows"]) > 20 and worst <= 1, worst)
    seek(task["rows"][0][0])
    text = element("scrubber").get_attribute("aria-valuetext")
    tell("the slider says where the sheet is", "edge " in text and " seconds" in text, text)


def check_keys():
    duration = float(element("scrubber").get_attribute("max"))
    press(Keys.HOME)
    tell("home goes to the start", now() == 0, now())
    press(Keys.ARROW_RIGHT)
    tell("an arrow goes to the next sample", now() == task["samples"][0], now())
    press(Keys.ARROW_RIGHT)
    tell("and to the one behind it", now() == task["samples"][1], now())
    press(Keys.ARROW_LEFT)
    tell("and back", now() == task["samples"][0], now())
    press(Keys.SHIFT + Keys.ARROW_RIGHT)
    tell("with shift to the next gesture", now() == task["gestures"][1], now())
    tell("whose explanation is shown", "Gesture 2 of" in element("gesture-title").text,
         element("gesture-title").text)
    press(Keys.SHIFT + Keys.ARROW_LEFT)
    tell("and to the one before", now() == task["gestures"][0], now())
    press(Keys.END)
    tell("end goes to the end", now() == duration, now())
    for key, speed in [("1", "1"), ("2", "4"), ("3", "0.25")]:
        press(key)
        chosen = driver.find_element(By.CSS_SELECTOR, "#speeds [aria-pressed=true]")
        tell(f"key {key} sets the speed", chosen.get_attribute("data-speed") == speed)
    first = element("session").get_attribute("value")
    press("]")
    tell("a bracket changes the session", element("session").get_attribute("value") != first)
    press("[")
    tell("and back again", element("session").get_attribute("value") == first)
    press("?")
    tell("the list of keys opens", run("return document.getElementById('keys').open"))
    press(Keys.ESCAPE)
    tell("and closes", not run("return document.getElementById('keys').open"))


def check_play():
    duration = float(element("scrubber").get_attribute("max"))
    seek(0)
    press("2")
    press(" ")
    tell("space plays", element("play").get_attribute("aria-label") == "Pause")
    limit = time.time() + 30
    while now() < duration and time.time() < limit:
        time.sleep(0.05)
    tell("a session plays to its end", now() == duration, now())
    tell("and stops there", element("play").get_attribute("aria-label") == "Play")
    tell("with the sheet where replay says", abs(edge() - task["rows"][-1][1]) <= 1, edge())


def check_names():
    for tag in ["button", "select", "input"]:
        for found in driver.find_elements(By.TAG_NAME, tag):
            tell(f"a {tag} has a name", found.accessible_name or not found.is_displayed(),
                 found.get_attribute("outerHTML"))
    nameless = run("return [...document.querySelectorAll('svg[role=img]')].filter(s =>"
                   "!s.getAttribute('aria-label') && !s.querySelector('title').textContent).length")
    tell("drawings have names", nameless == 0, nameless)


def check_width():
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True})
    time.sleep(0.2)
    width = run("return document.documentElement.scrollWidth")
    tell("nothing is wider than a phone", width <= 390, width)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_pair():
    flip = task["flip"]
    tell("the divergence is marked", driver.find_elements(By.CSS_SELECTOR, "#chart line.flip"))
    seek(flip - 1)
    tell("until then the sheets are together", abs(edge(0) - edge(1)) <= 1, (edge(0), edge(1)))
    seek(flip + 400_000)
    tell("then they part", abs(edge(0) - edge(1)) > 50, (edge(0), edge(1)))


def check_hostile():
    tell("no text became an element", not driver.find_elements(By.CSS_SELECTOR, "img, iframe, a"))
    tell("no text became a script", run("return window.hacked === undefined"))
    for text in task["texts"]:
        tell(f"{text} is shown", run("return document.body.textContent.includes(arguments[0])", text))
    tell("the title is text", driver.title.startswith(task["title"]), driver.title)


try:
    check_speed()
    check_positions()
    check_keys()
    check_play()
    check_names()
    check_width()
    is_quiet("page")
    open_page(task["pair"])
    check_pair()
    is_quiet("pair")
    open_page(task["hostile"])
    check_hostile()
    is_quiet("hostile")
finally:
    driver.quit()
json.dump(answers, sys.stdout)
