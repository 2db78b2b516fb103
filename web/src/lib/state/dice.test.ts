import { expect, test } from 'vitest';
import { game, House } from '../../proof/house';
import { DiceMaker } from './dice.svelte';

test('a warning that someone has closed stays closed, until there is more to know', async () => {
  const house = await game([1], [2]);
  const dice = new DiceMaker('table-1', () => undefined);
  const catchUp = async (): Promise<void> => {
    dice.tell(house.table([]));
    dice.take(house.news(dice.known.lines));
    await expect.poll(() => dice.known.lines).toBe(house.lines.length);
  };
  dice.take(house.news());
  await catchUp();
  await house.turn(1);
  const backup = house.backup();
  await house.turn(1);
  await catchUp();
  const goBack = async (): Promise<void> => {
    await house.restore(backup);
    dice.take(house.news());
    await expect.poll(() => dice.warnings.map(({ key }) => key)).toEqual(['web-dice-went-back']);
  };
  await goBack();
  dice.dismiss();
  expect(dice.warnings).toEqual([]);
  await house.turn(1);
  await catchUp();
  expect(dice.warnings).toEqual([]);
  await goBack();
  dice.close();
});

test('the shield is green only while the proof comes', async () => {
  const house = await new House(2).begin({ table: 'table-2' });
  const dice = new DiceMaker('table-2', () => undefined);
  dice.take(house.news());
  await expect.poll(() => dice.shield).toBe('green');
  dice.take({ type: 'proof-later' });
  await expect.poll(() => dice.shield).toBe(null);
  await house.seat('', 'stand-in');
  dice.take(house.news(dice.known.lines));
  await expect.poll(() => dice.shield).toBe('green');
  dice.close();
});
