import { describe, expect, test } from 'vitest';
import type { GameInfo, Option } from '../lib/net/messages';
import { asked, choose, facesOf, isPicked, kinds, presetOf, restore, valueOf, withBots, withPreset, type Draft } from './setup';

const option = (name: string, changed: Partial<Option>): Option => ({
  name,
  label: name,
  about: '',
  usual: false,
  choices: [],
  least: 0,
  most: 0,
  players: [],
  faces: [],
  ...changed,
});

const yesNo = (players: number[] = []) => [
  { value: false, label: 'no' },
  { value: true, label: 'yes', players },
];

const INFO: GameInfo = {
  game: 'royale',
  fewest: 2,
  most: 5,
  presets: [
    { name: 'standard', label: '', about: '', options: {} },
    { name: 'wild', label: '', about: '', options: { boards: 6, starter: 'random' } },
  ],
  options: [
    option('boards', { usual: 3, most: 6 }),
    option('faces', { usual: '', faces: ['A1', 'A2', 'B1'].map((face) => ({ face, name: face })) }),
    option('neutral', { usual: true, choices: [{ value: false, label: '' }, { value: true, label: '', players: [2] }], players: [2] }),
    option('open_money', { choices: yesNo() }),
    option('starter', { usual: 'random', choices: ['random', 1, 2, 3, 4, 5].map((value) => ({ value, label: '', players: value === 5 ? [5] : [] })) }),
  ],
};
const named = (name: string) => INFO.options.find((one) => one.name === name)!;
const fresh = (changed: Partial<Draft> = {}): Draft => ({ ...restore(null, INFO, 'Anna'), ...changed });
const NAMES = { alone: () => 'You', player: (number: number) => `Player ${number}` };

test('takes over the bots that were chosen on the front page', () => {
  const draft = withBots(fresh(), INFO, '?bots=4&level=shark');
  expect(draft.seats.map((seat) => seat.for)).toEqual(['me', 'shark', 'shark', 'shark', 'shark']);
  expect(draft.seats[0]!.name).toBe('Anna');
  for (const search of ['', '?bots=5&level=shark', '?bots=0&level=shark', '?bots=2', '?bots=2&level=champion', '?bots=1.5&level=rookie'])
    expect(withBots(draft, INFO, search)).toBe(draft);
});

test('begins with you against two bots', () => {
  expect(asked(fresh(), INFO, NAMES)).toEqual({
    game: 'royale',
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'bot', bot: 'regular' }, { kind: 'bot', bot: 'regular' }],
    options: {},
    clock: null,
    stand_in_after: 120,
    public: false,
    dice: 'system',
  });
});

test('people without a name are told apart as soon as there are several', () => {
  const seats = [
    { id: 0, for: 'me' as const, name: ' ' },
    { id: 1, for: 'here' as const, name: '' },
    { id: 2, for: 'open' as const, name: 'left over' },
  ];
  expect(asked(fresh({ seats }), INFO, NAMES).seats).toEqual([{ kind: 'me', name: 'Player 1' }, { kind: 'here', name: 'Player 2' }, { kind: 'open' }]);
  expect(asked(fresh({ seats: [seats[0]!, { id: 1, for: 'shark', name: '' }] }), INFO, NAMES).seats[0]).toEqual({ kind: 'me', name: 'You' });
});

describe('options', () => {
  test('only what is unusual is asked for', () => {
    const opened = choose(fresh(), INFO, named('open_money'), true);
    expect(asked(opened, INFO, NAMES).options).toEqual({ open_money: true });
    expect(asked(choose(opened, INFO, named('open_money'), false), INFO, NAMES).options).toEqual({});
  });

  test('what is not for so many players is left out, and comes back with them', () => {
    const chosen = choose(fresh(), INFO, named('neutral'), false);
    expect(asked(chosen, INFO, NAMES).options).toEqual({});
    expect(valueOf(fresh(), named('neutral'))).toBe(false); // all that three can have
    const two = { ...chosen, seats: chosen.seats.slice(0, 2) };
    expect(asked(two, INFO, NAMES).options).toEqual({ neutral: false });
    expect(valueOf({ ...two, options: {} }, named('neutral'))).toBe(true);
  });

  test('a seat that is gone starts no game', () => {
    const chosen = choose(fresh(), INFO, named('starter'), 5);
    expect(valueOf(chosen, named('starter'))).toBe('random');
    expect(asked(chosen, INFO, NAMES).options).toEqual({});
  });

  test('whoever picks boards has said how many', () => {
    const picked = choose(fresh(), INFO, named('faces'), 'A1 B1');
    expect(asked(picked, INFO, NAMES).options).toEqual({ boards: 2, faces: 'A1 B1' });
    expect(isPicked(picked, INFO, named('boards'))).toBe(true);
    expect(choose(picked, INFO, named('faces'), '').options).toEqual({});
    expect(facesOf(' A1  B2')).toEqual(['A1', 'B2']);
  });

  test('a preset is recognised by what it sets', () => {
    expect(presetOf(fresh(), INFO)?.name).toBe('standard');
    const wild = withPreset(choose(fresh(), INFO, named('open_money'), true), INFO, INFO.presets[1]!);
    expect(wild.options).toEqual({ boards: 6 });
    expect(presetOf(wild, INFO)?.name).toBe('wild');
    expect(presetOf(choose(wild, INFO, named('open_money'), true), INFO)).toBeUndefined();
  });
});

describe('seats', () => {
  test('you sit only once', () => {
    const { seats } = fresh();
    expect(kinds(fresh(), seats[0]!)).toContain('me');
    expect(kinds(fresh(), seats[1]!)).not.toContain('me');
  });

  test('nobody rolls real dice elsewhere', () => {
    const draft = fresh({ dice: 'typed' });
    expect(kinds(draft, draft.seats[1]!)).not.toContain('open');
  });
});

describe('what was chosen the last time', () => {
  test('comes back, with the name of today', () => {
    const draft = choose(fresh({ clock: 30, public: true }), INFO, named('boards'), 5);
    expect(restore(JSON.stringify(draft), INFO, 'Annabelle')).toEqual({ ...draft, seats: draft.seats.map((seat) => (seat.for === 'me' ? { ...seat, name: 'Annabelle' } : seat)) });
  });

  test('are not real dice: they are chosen anew each time', () => {
    expect(restore(JSON.stringify(fresh({ dice: 'typed' })), INFO, 'Anna').dice).toBe('system');
  });

  test.each([
    'nonsense',
    'null',
    '{"seats": 3, "options": 7, "clock": 11, "dice": "weighted", "public": "yes"}',
    '{"seats": [{"for": "me", "name": ""}], "options": {"boards": 9, "faces": "Z1", "open_money": "perhaps", "gone": 1}}',
  ])('is forgotten where it makes no sense: %s', (stored) => {
    expect(restore(stored, INFO, 'Anna')).toEqual(fresh());
  });
});
