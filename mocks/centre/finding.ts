// Finding texts by what people type: shared by the questions and by the hall search. Nothing in it is random or timed.
import { fillers, synonyms } from '../data/question-synonyms';
import { initialsOf, syllablesOf } from './pinyin';

/** What of a thing is looked through. */
export interface Findable {
  title: string;
  /** Other names of it, separated by blanks. */
  words?: string;
  text?: string;
  /** Business code, number of a document. */
  code?: string;
}

export interface Found<T> {
  item: T;
  score: number;
}

interface Entry<T> {
  item: T;
  title: string;
  words: readonly string[];
  text: string;
  code: string;
}

/** How much a match counts by where it is. */
const IN_TITLE = 3;
const IN_WORDS = 2.6;
const IN_TEXT = 0.8;
/** What sounds alike is a guess. */
const ALIKE = 0.6;
/** An everyday word leads to a term: less than the term itself. */
const MEANT = 0.8;
/** Less of the question found than this is an accident. */
const LEAST = 0.2;
/** What is found so much worse than the best one is not what was meant. */
const NEAR_BEST = 0.3;

export class Finder<T> {
  readonly #entries: readonly Entry<T>[];
  readonly #spread = new Map<string, number>();
  #sounds: readonly { title: string; words: string }[] | undefined;

  constructor(items: readonly T[], read: (item: T) => Findable) {
    this.#entries = items.map((item) => {
      const { title, words = '', text = '', code = '' } = read(item);
      const other = words.split(' ').map(plain);
      return { item, title: plain(title), words: other.filter(Boolean), text: plain(text), code: plain(code) };
    });
  }

  /** Best first; `lift` raises what people read and found helpful (1 leaves it as it is). Equal ones stay in their order. */
  find(query: string, lift: (item: T) => number = () => 1): Found<T>[] {
    const asked = plain(query).slice(0, 60);
    if (asked === '') return [];
    const latin = /^[a-z0-9]+$/.test(asked);
    const score = latin ? (at: number) => this.#byLetters(asked, at) : this.#byWords(asked);
    const scored = this.#entries.map(({ item }, at) => ({ item, score: score(at) * lift(item) }));
    const best = Math.max(0, ...scored.map((found) => found.score));
    return scored.filter((found) => found.score > best * NEAR_BEST).sort((a, b) => b.score - a.score);
  }

  /** Business code, pinyin initials, whole pinyin. */
  #byLetters(asked: string, at: number): number {
    const { title, words, code } = this.#at(at);
    if (code !== '' && code.startsWith(asked)) return 100;
    if (title.includes(asked)) return 90;
    const initials = initialsOf(withoutFillers(title).replaceAll(' ', ''));
    if (initials.startsWith(asked)) return 80;
    if (asked.length >= 2 && initials.includes(asked)) return 60;
    if (asked.length >= 3 && syllablesOf(title).join('').includes(asked)) return 50;
    return asked.length >= 3 && words.some((word) => word.includes(asked) || initialsOf(word).startsWith(asked))
      ? 40
      : 0;
  }

  #byWords(asked: string): (at: number) => number {
    const parts = piecesOf(asked);
    const terms = termsOf(asked).filter((term) => !asked.includes(term));
    const weights = new Map(parts.map((part) => [part, this.#rarity(part)]));
    const whole = [...weights.values()].reduce((sum, one) => sum + one * IN_TITLE, 0);
    return (at) => {
      const entry = this.#at(at);
      let sum = 0;
      for (const [part, weight] of weights) sum += weight * (placeOf(entry, part) || ALIKE * this.#alike(at, part));
      const direct = whole === 0 ? 0 : sum / whole;
      const meant = terms.reduce((best, term) => best + this.#rarity(term) * placeOf(entry, term), 0);
      const reach = terms.reduce((all, term) => all + this.#rarity(term) * IN_TITLE, 0);
      const score = direct + (reach === 0 ? 0 : (MEANT * meant) / reach) + phraseOf(entry, asked);
      return score < LEAST ? 0 : score;
    };
  }

  #at(at: number): Entry<T> {
    const entry = this.#entries[at];
    if (!entry) throw new Error(`No entry ${at}`);
    return entry;
  }

  /** The fewer entries hold it, the more it tells. */
  #rarity(part: string): number {
    let known = this.#spread.get(part);
    if (known === undefined) {
      const holders = this.#entries.filter((entry) => placeOf(entry, part) > 0).length;
      known = Math.log(1 + this.#entries.length / (holders + 0.5));
      this.#spread.set(part, known);
    }
    return known;
  }

  /** A pair of characters that nobody writes like this may be one that sounds like it: 公基金 for 公积金. */
  #alike(at: number, part: string): number {
    if (part.length < 2 || this.#rarity(part) < Math.log(1 + this.#entries.length / 0.5) - 1e-9) return 0;
    this.#sounds ??= this.#entries.map(({ title, words }) => ({
      title: soundOf(title),
      words: soundOf(words.join('，')),
    }));
    const sound = soundOf(part);
    const own = this.#sounds[at];
    if (!own) return 0;
    if (own.title.includes(sound)) return IN_TITLE;
    return own.words.includes(sound) ? IN_WORDS : 0;
  }
}

/** Small letters and digits in their usual width, no blanks, no punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');
}

/** Pairs of neighbouring characters between the fillers; a single character by itself. */
function piecesOf(asked: string): string[] {
  const said = withoutFillers(asked).split(' ').filter(Boolean);
  const parts = (said.length > 0 ? said : [asked]).flatMap((run) => {
    const letters = Array.from(run);
    return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
  return [...new Set(parts)];
}

function withoutFillers(text: string): string {
  let rest = text;
  for (const filler of fillers) rest = rest.replaceAll(filler, ' ');
  return rest;
}

function termsOf(asked: string): string[] {
  const meant = synonyms.flatMap(([everyday, terms]) => (everyday.some((word) => asked.includes(word)) ? terms : []));
  return [...new Set(meant.map(plain))];
}

function placeOf<T>({ title, words, text }: Entry<T>, part: string): number {
  if (title.includes(part)) return IN_TITLE;
  if (words.some((word) => word.includes(part))) return IN_WORDS;
  return text.includes(part) ? IN_TEXT : 0;
}

/** The very name, or one of the other names in what was typed. */
function phraseOf<T>({ title, words }: Entry<T>, asked: string): number {
  if (title === asked) return 2;
  if (words.includes(asked)) return 1.5;
  if (title.startsWith(asked)) return 1;
  if (asked.length >= 2 && title.includes(asked)) return 0.8;
  const inside = words.filter((word) => word.length >= 3 && asked.includes(word)).map((word) => word.length);
  return inside.length === 0 ? 0 : (0.8 * Math.max(...inside)) / asked.length;
}

const soundOf = (text: string) => `${syllablesOf(text).join(' ')} `;
