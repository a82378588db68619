"""The parts of the table that several phases use: the price board, portfolios, knowledge of them, and conservation
laws."""
