"""What people have had done lately is remembered, and no more than that."""

from __future__ import annotations

from zocker.server.tables.presence import MAX_RECEIPTS, Receipts


def test_what_was_done_is_known_until_much_more_was_done() -> None:
    receipts = Receipts()
    for number in range(MAX_RECEIPTS):
        receipts.keep("anna", number)
    assert receipts.has("anna", 0)
    assert not receipts.has("benno", 0)
    receipts.keep("anna", MAX_RECEIPTS)
    assert [receipts.has("anna", number) for number in (0, 1, MAX_RECEIPTS)] == [False, True, True]
