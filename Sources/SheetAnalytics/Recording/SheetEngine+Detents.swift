package import SheetReplay

extension SheetEngine: DetentDirectory {}
