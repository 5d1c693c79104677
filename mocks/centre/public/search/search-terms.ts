// Splits a query into terms of the fund and unknown pieces.
import { fillers, hintTerms, synonyms } from '../../../data/questions/question-terms';
import { initialsOf, syllablesOf } from './pinyin';

/** A term with its meaning, or an unknown piece. */
export interface Piece {
  text: string;
  /** Numbers of its synonym lines; empty for an unknown piece. */
  senses: readonly number[];
  /** A term that only hints at its meaning. */
  hint?: true;
}

/** Words of each synonym line. */
export const termGroups: readonly (readonly string[])[] = [...synonyms, ...hintTerms].map((line) => line.split(' '));

/** Line number of the general subject 公积金. */
export const SUBJECT = 0;

const LONGEST = Math.max(...termGroups.flat().map((word) => word.length));
const LATIN = /^[a-z]+$/;
const NUMBER = /^[零一二三四五六七八九十百千万亿两几半]+/;
const lexicon = new Map<string, readonly number[]>(fillers.map((filler) => [filler, []]));
const sure = new Set(synonyms.flatMap((line) => line.split(' ')));
/** Lines with the same first word share a sense. */
const senseOf = termGroups.map(([name]) => termGroups.findIndex(([first]) => first === name));
const hints = new Set(hintTerms.flatMap((line) => line.split(' ')).filter((word) => !sure.has(word)));
for (const [line, words] of termGroups.entries()) for (const word of words) add(lexicon, word, senseOf[line] ?? line);

/** Splits a text into terms, longest first, and unknown pieces; fillers are dropped. */
export function searchPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = '';
  const close = () => {
    if (rest !== '') pieces.push({ text: rest, senses: [] });
    rest = '';
  };
  for (const run of text.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? []) {
    if (/^\d/.test(run)) {
      close();
      pieces.push({ text: run, senses: lexicon.get(run) ?? [] });
      continue;
    }
    if (LATIN.test(run)) {
      close();
      pieces.push(...spelled(run));
      continue;
    }
    for (let at = 0; at < run.length; ) {
      const word = longest(run, at, lexicon);
      const number = word === undefined ? NUMBER.exec(run.slice(at))?.[0] : undefined;
      if (number !== undefined) {
        // Amounts such as 八千 or 二十万 are dropped: they do not tell the subject.
        close();
        at += number.length;
        continue;
      }
      if (word === undefined) {
        const letter = String.fromCodePoint(run.codePointAt(at) ?? 0);
        rest += letter;
        at += letter.length;
        continue;
      }
      close();
      const senses = lexicon.get(word) ?? [];
      if (senses.length > 0) pieces.push({ text: word, senses, ...(hints.has(word) && { hint: true as const }) });
      at += word.length;
    }
    close();
  }
  return pieces;
}

/** Returns the terms that an unknown piece sounds like (租防 → 租房), and the share covered. */
export function matchByPinyin(text: string): { senses: readonly number[]; share: number } {
  const syllables = syllablesOf(text);
  const senses = new Set<number>();
  let heard = 0;
  for (let at = 0; at < syllables.length; ) {
    let size = Math.min(LONGEST, syllables.length - at);
    const sound = () => sounds().get(syllables.slice(at, at + size).join(' '));
    while (size > 1 && !sound()) size -= 1;
    if (size > 1) {
      heard += size;
      for (const sense of sound() ?? []) senses.add(sense);
    }
    at += size;
  }
  return { senses: [...senses], share: heard / syllables.length };
}

let soundTable: Map<string, readonly number[]> | undefined;
let letterTable: Map<string, readonly number[]> | undefined;

function sounds(): Map<string, readonly number[]> {
  if (!soundTable) {
    soundTable = new Map();
    for (const [word, senses] of chinese())
      for (const sense of senses) add(soundTable, syllablesOf(word).join(' '), sense);
  }
  return soundTable;
}

/** English words, full pinyin of all words, and initials of each line's first word. */
function letters(): Map<string, readonly number[]> {
  if (!letterTable) {
    letterTable = new Map();
    for (const [word, senses] of lexicon)
      if (LATIN.test(word)) for (const sense of senses) add(letterTable, word, sense);
    for (const [word, senses] of chinese())
      for (const sense of senses) add(letterTable, syllablesOf(word).join(''), sense);
    for (const filler of fillers) {
      const letters = syllablesOf(filler).join('');
      if (filler.length > 1 && !letterTable.has(letters)) letterTable.set(letters, []);
    }
    for (const [line, [name = '']] of termGroups.entries()) {
      if (name.length >= 2) add(letterTable, initialsOf(name), senseOf[line] ?? line);
    }
  }
  return letterTable;
}

const chinese = () => [...lexicon].filter(([word, senses]) => senses.length > 0 && /^\p{Script=Han}{2,}$/u.test(word));

function spelled(run: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < run.length; ) {
    const word = longest(run, at, letters(), 40);
    if (word === undefined) return [{ text: run, senses: [] }];
    const senses = letters().get(word) ?? [];
    if (senses.length > 0) pieces.push({ text: word, senses });
    at += word.length;
  }
  return pieces;
}

function longest(
  text: string,
  at: number,
  known: ReadonlyMap<string, readonly number[]>,
  most = LONGEST,
): string | undefined {
  for (let size = Math.min(most, text.length - at); size > 0; size -= 1) {
    const word = text.slice(at, at + size);
    if (known.has(word)) return word;
  }
  return undefined;
}

function add(table: Map<string, readonly number[]>, word: string, sense: number): void {
  const known = table.get(word) ?? [];
  if (!known.includes(sense)) table.set(word, [...known, sense]);
}
