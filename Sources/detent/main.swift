import DetentCommand

Program.main()
