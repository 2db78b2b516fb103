import { expect, test } from 'vitest';
import { game, House, TABLE } from './house';
import { Vault } from './vault';

test('devices commit, answer, check and sign, and all is well', async () => {
  const house = await game([1], [2]);
  await house.turn(5);
  await house.close();
  expect(house.ledger.sections).toHaveLength(1);
  for (const tab of house.tabs) {
    expect(tab.notes).toEqual([]);
    expect(tab.last('sign')).toBeDefined();
    const receipt = await new Vault(TABLE, tab.shelf).receipt();
    expect(receipt!.seen[0]!.heads.at(-1)).toBe(house.ledger.head);
  }
});
