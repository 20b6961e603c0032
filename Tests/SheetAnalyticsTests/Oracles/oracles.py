"""Answers by scipy, statsmodels and lifelines to the questions on standard input.

One JSON object of lists of inputs by the name of a method comes in, one of lists of answers in the
same order goes out. One process for all: importing takes longer than computing.
"""

import gc
import json
import sys
import warnings

import numpy
from lifelines import KaplanMeierFitter
from lifelines.utils import restricted_mean_survival_time
from scipy import stats
from statsmodels.duration.survfunc import CumIncidenceRight, SurvfuncRight
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

warnings.simplefilter("ignore")


def wilson(case):
    return [float(x) for x in proportion_confint(case["k"], case["n"], method="wilson")]


def exact_mcnemar(case):
    return float(mcnemar([[0, case["b"]], [case["c"], 0]], exact=True).pvalue)


def wilcoxon(case):
    differences = [x for x in case if x != 0]
    method = "exact" if len(differences) <= 50 else "asymptotic"
    result = stats.wilcoxon(differences, correction=False, method=method)
    return [float(result.statistic), float(result.pvalue)]


def paired_t(case):
    result = stats.ttest_1samp(case, 0)
    interval = result.confidence_interval(0.95)
    return [float(result.pvalue), float(interval.low), float(interval.high)]


def kaplan_meier(case):
    fitter = KaplanMeierFitter().fit(case["exit"], case["event"])
    curve = fitter.survival_function_.iloc[:, 0]
    band = fitter.confidence_interval_survival_function_
    times = sorted({t for t, e in zip(case["exit"], case["event"]) if e})
    # At the ends of the curve the band has no numbers.
    rows = [[t, curve.loc[t], *numpy.nan_to_num(band.loc[t], nan=-1)] for t in times]
    median = fitter.median_survival_time_
    return {
        "rows": [[float(x) for x in row] for row in rows],
        "median": float(median) if numpy.isfinite(median) else -1,
        "area": float(restricted_mean_survival_time(fitter, t=case["horizon"])),
    }


def delayed_entry(case):
    entry, exit, event = (numpy.array(case[key]) for key in ("entry", "exit", "event"))
    fitter = KaplanMeierFitter().fit(exit, event, entry=entry)
    survival = SurvfuncRight(exit, event, entry=entry)
    return {
        "lifelines": [float(fitter.survival_function_.iloc[:, 0].loc[t]) for t in survival.surv_times],
        "statsmodels": [float(x) for x in survival.surv_prob],
        "errors": [float(x) for x in survival.surv_prob_se],
    }


def aalen_johansen(case):
    incidence = CumIncidenceRight(numpy.array(case["exit"]), numpy.array(case["event"]))
    times = [float(t) for t in incidence.times]
    return [times, *[[float(x) for x in share] for share in incidence.cinc]]


def holm(case):
    return [float(x) for x in multipletests(case, method="holm")[1]]


def benjamini_hochberg(case):
    return [float(x) for x in multipletests(case, method="fdr_bh")[1]]


METHODS = {
    f.__name__: f
    for f in (
        wilson, exact_mcnemar, wilcoxon, paired_t, kaplan_meier, delayed_entry, aalen_johansen,
        holm, benjamini_hochberg,
    )
}

if __name__ == "__main__":
    # multipletests collects garbage at each call: what was imported is none.
    gc.freeze()
    questions = json.load(sys.stdin)
    answers = {name: [METHODS[name](case) for case in cases] for name, cases in questions.items()}
    json.dump(answers, sys.stdout)
