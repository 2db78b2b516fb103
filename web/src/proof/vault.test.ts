import { expect, test } from 'vitest';
import type { SeenSection } from './seen';
import { PageShelf, Vault, type Given } from './vault';

// What is kept, what is never overwritten, and what is forgotten in the end

const START = 'ab'.repeat(32);
const given = (attempt: number, head = 'cd'.repeat(32)): Given => ({ start: START, attempt, head, link: 'ef'.repeat(32), signature: '01'.repeat(64) });
const seen = (...heads: string[]): SeenSection => ({ genesis: 'genesis', start: START, heads, signed: heads.length, signature: '', line: 1, left: null });

test('a browser has one secret at a table, and another one at the next', async () => {
  const shelf = new PageShelf();
  const [first, again, other] = await Promise.all([new Vault('table-1', shelf).secret(), new Vault('table-1', shelf).secret(), new Vault('table-2', shelf).secret()]);
  expect([again.key === first.key, other.key === first.key]).toEqual([true, false]);
  expect(await new Vault('table-1', shelf).key()).toBe(first.key);
  expect(await new Vault('table-3', shelf).key()).toBeNull();
});

test('the first answer to an attempt stays, and no earlier one comes after a later one', async () => {
  const vault = new Vault('table-1', new PageShelf());
  expect(await vault.answer(given(2))).toEqual(given(2));
  expect(await vault.answer(given(2, START))).toEqual(given(2));
  expect(await vault.answer(given(1))).toEqual(given(2));
  expect(await vault.answer(given(3))).toEqual(given(3));
  expect(await vault.answered(START)).toEqual(given(3));
  expect(await vault.answered('00'.repeat(32))).toBeUndefined();
});

test('what was seen is added to, and what goes against it is left out', async () => {
  const vault = new Vault('table-1', new PageShelf());
  await vault.remember([seen('1')]);
  expect(await vault.remember([seen('1', '2')])).toEqual([seen('1', '2')]);
  expect(await vault.remember([seen('1')])).toEqual([seen('1', '2')]);
  expect(await vault.remember([seen('3')])).toEqual([seen('1', '2')]);
  const unsigned = { ...seen('1', '3', '4'), signed: 1 }; // the server may say later that it had to go back
  expect(await vault.remember([unsigned])).toEqual([seen('1', '2')]);
  expect(await vault.accuse(['first'])).toEqual(['first']);
  expect(await vault.accuse(['second'])).toEqual(['first']);
});

test('secrets of old tables are forgotten, what was seen there much later, and nothing of tables with like names', async () => {
  const shelf = new PageShelf();
  const keep = async (name: string): Promise<Vault> => {
    const vault = new Vault(name, shelf);
    await vault.secret();
    await vault.answer(given(1));
    await vault.remember([seen('1')]);
    return vault;
  };
  const others = async (from: number, to: number): Promise<void> => {
    for (let number = from; number <= to; number++) await new Vault(`table-${number}`, shelf).press(1);
  };
  const oldest = await keep('table');
  await keep('table-1');
  await others(2, 39);
  expect(await oldest.key()).not.toBeNull();
  await others(40, 40);
  expect([await oldest.key(), await oldest.answered(START), (await oldest.seen()).length]).toEqual([null, undefined, 1]);
  expect(await new Vault('table-1', shelf).key()).not.toBeNull();
  await others(41, 200);
  expect([await oldest.receipt(), (await new Vault('table-1', shelf).seen()).length]).toEqual([null, 1]);
});
