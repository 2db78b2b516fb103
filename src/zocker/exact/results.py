"""Results of a two-player round of Las Vegas, by number.

A result is seat 0's lead over seat 1 in money, in units of $10,000, and in bills.
"""

from __future__ import annotations

import numpy as np

from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import NEUTRAL, OWN, STATE, VALUES, WHITE
from zocker.rules.las_vegas.scoring import prize
from zocker.rules.las_vegas.turn import put
from zocker.rules.state import Array, State

MAX_MONEY_LEAD = 6 * VALUES[-1]
MAX_BILL_LEAD = 6
BILL_LEADS = 2 * MAX_BILL_LEAD + 1
EVEN_RESULT = MAX_MONEY_LEAD * BILL_LEADS + MAX_BILL_LEAD  # the number of the result in which both win the same
RESULTS = 2 * EVEN_RESULT + 1
MONEY_LEAD = np.repeat(np.arange(-MAX_MONEY_LEAD, MAX_MONEY_LEAD + 1), BILL_LEADS)  # seat 0's lead in each result
BILL_LEAD = np.tile(np.arange(-MAX_BILL_LEAD, MAX_BILL_LEAD + 1), 2 * MAX_MONEY_LEAD + 1)
MONEY = MONEY_LEAD.astype(np.float64)  # the payoff of who plays for money


@kernel
def result_of_bill(bill: int) -> int:
    """Return the part of a bill, or of none, in the result."""
    return bill * BILL_LEADS + int(bill > 0)


@kernel
def casino_leads(view: State) -> Array:
    """Return each casino's part of the result, by how many more dice the seats and White bring there."""
    states = np.zeros(1, STATE)
    s = states[0]
    most_0, most_1 = view.dice_left[0, OWN], view.dice_left[1, OWN]
    most = view.dice_left[0, NEUTRAL] + view.dice_left[1, NEUTRAL]
    leads = np.empty((6, most_0 + 1, most_1 + 1, most + 1), np.int64)
    for own_0 in range(most_0 + 1):
        for own_1 in range(most_1 + 1):
            for neutral in range(most + 1):
                states[0] = view
                for casino in range(6):
                    put(s, casino, 0, own_0)
                    put(s, casino, 1, own_1)
                    put(s, casino, WHITE, neutral)
                    lead = result_of_bill(prize(s, casino, 0)) - result_of_bill(prize(s, casino, 1))
                    leads[casino, own_0, own_1, neutral] = lead
    return leads
