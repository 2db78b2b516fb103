// Four words that stand for a head, so that people can compare it aloud: zocker/proof/words.py is the same

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 4;
const LETTERS = [[CONSONANTS, 12], [VOWELS, 10], [CONSONANTS, 6], [VOWELS, 4], [CONSONANTS, 0]] as const; // and how far to shift

/** Return the words of a head: 16 bits each, in turn consonants and vowels. */
export function wordsOf(head: string): string[] {
  const numbers = Array.from({ length: WORDS }, (_, at) => parseInt(head.slice(4 * at, 4 * at + 4), 16));
  return numbers.map((number) => LETTERS.map(([letters, shift]) => letters[(number >> shift) & (letters.length - 1)]).join(''));
}
