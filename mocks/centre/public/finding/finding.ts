// Finding texts by what people type: shared by the questions and by the hall search. Nothing in it is random or timed.
import { piecesOf, SUBJECT, soundsLike, wordsOf } from './asked-words';
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

/** A word of the fund (number of its line) or two neighbouring characters that no list knows. */
type Unit = number | string;

/** A title or another way to say it. */
interface Phrase {
  text: string;
  /** Its words as they stand there. */
  said: ReadonlySet<string>;
  units: ReadonlySet<Unit>;
}

interface Entry<T> {
  item: T;
  title: Phrase;
  words: readonly Phrase[];
  text: string;
  code: string;
}

/** Where a unit stands. */
interface Spread {
  /** Of each entry: what a match there counts, 0 for none. */
  places: readonly number[];
  holders: number;
  /** The fewer entries hold it, the more it tells. */
  rarity: number;
}

/** How much a match counts by where it is. */
const IN_TITLE = 1;
const IN_WORDS = 0.87;
const IN_TEXT = 0.27;
/** What sounds alike is a guess. */
const ALIKE = 0.6;
/** What nobody has written anything about tells less than what somebody has. */
const UNKNOWN = 0.7;
/** A number. */
const LITTLE = 0.3;
/** A word of one character has other meanings too: 涨 of a share, 换 of a driving licence. */
const SHORT = 0.6;
/** A word that only hints at what it means. */
const HINT = 0.4;
/** As much of a piece has to be known as neighbouring characters of two words are. */
const KNOWN = 0.5;
/** Longest question that is looked at. */
const LONGEST = 200;
/** Longer ones tell a story; what is asked is then one part of it, and the rest tells this much beside it. */
const STORY = 30;
const BESIDE = 0.5;
/** So many questions of one text are looked at, the last ones. */
const MOST_ASKED = 8;
/** Units whose places are kept: whoever types anything must not fill the memory. */
const KEPT = 4000;
/** The part of a score that hangs on how much of the title was said. */
const TITLE_SHARE = 0.4;
/** The part of a phrase's share that hangs on how little else was said. */
const ELSE_SHARE = 0.3;
/** Said with the same meanings, no more and no less. */
const SAME = 0.3;
/** Said in the very words of a phrase, and not only in words that mean the same. */
const LITERAL = 0.15;
/** A question of which nobody has written more than this is about something else. */
const LEAST = 0.4;
/** What fits worse than this is about something else that shares a word with it. */
const WORST = 0.32;
/** What is found so much worse than the best one is not what was meant. */
const NEAR_BEST = 0.35;

export class Finder<T> {
  readonly #entries: readonly Entry<T>[];
  readonly #spread = new Map<Unit, Spread>();

  constructor(items: readonly T[], read: (item: T) => Findable) {
    this.#entries = items.map((item) => {
      const { title, words = '', text = '', code = '' } = read(item);
      const other = words.split(' ').map(plain).filter(Boolean);
      const said = { title: phraseOf(plain(title)), words: other.map(phraseOf) };
      return { item, ...said, text: plain(text), code: plain(code) };
    });
  }

  /** Best first; `lift` raises what people read and found helpful (1 leaves it as it is). Equal ones stay in their order. */
  find(query: string, lift: (item: T) => number = () => 1): Found<T>[] {
    const said = Array.from(query).slice(0, LONGEST).join('');
    const asked = plain(said);
    if (asked === '') return [];
    const letters = /^[a-z0-9]+$/.test(asked) ? this.#entries.map((entry) => byLetters(asked, entry)) : [];
    const scores = letters.some((score) => score > 0) ? letters : this.#byQuestions(said);
    const scored = this.#entries.map(({ item }, at) => ({ item, score: (scores[at] ?? 0) * lift(item) }));
    const best = Math.max(0, ...scored.map((found) => found.score));
    return scored.filter((found) => found.score > best * NEAR_BEST).sort((a, b) => b.score - a.score);
  }

  /** A long text may ask several things: each counts with the rest of it beside it. */
  #byQuestions(said: string): number[] {
    const best = this.#entries.map(() => 0);
    for (const parts of questionsOf(said)) {
      for (const [at, score] of this.#byWords(parts).entries()) best[at] = Math.max(best[at] ?? 0, score);
    }
    return best;
  }

  #byWords(parts: readonly Part[]): number[] {
    const weights = new Map<Unit, number>();
    for (const part of parts) this.#weigh(part, weights);
    // Whoever says 公积金 asks about it; beside anything else it tells nothing.
    const ours = weights.has(SUBJECT);
    if (weights.size > 1) weights.delete(SUBJECT);
    const asked = parts[0]?.text ?? '';
    const literal = new Set(piecesOf(asked).map(({ text }) => text));
    const sums = this.#entries.map(() => 0);
    let whole = 0;
    let known = 0;
    for (const [unit, weight] of weights) {
      whole += weight;
      if (this.#spreadOf(unit).holders > 0) known += weight;
      for (const [at, place] of this.#spreadOf(unit).places.entries()) sums[at] = (sums[at] ?? 0) + weight * place;
    }
    if (!ours && known < whole * LEAST) return [];
    const means = ({ units }: Phrase) => units.size === weights.size && [...units].every((unit) => weights.has(unit));
    const scores = this.#entries.map(({ title, words }, at) => {
      const sum = sums[at] ?? 0;
      if (sum === 0) return 0;
      const other = Math.max(0, ...words.map((phrase) => this.#said(phrase, weights, whole, literal)));
      const share = Math.max(this.#said(title, weights, whole, literal), IN_WORDS * other);
      const exact = title.text === asked ? 1 : words.some(({ text }) => text === asked) ? 0.5 : means(title) ? SAME : 0;
      return (sum / whole) * (1 - TITLE_SHARE + TITLE_SHARE * share) + exact;
    });
    return ours || Math.max(...scores) >= WORST ? scores : [];
  }

  /** What is asked for, and how much each of it tells. */
  #weigh({ text: asked, counts }: Part, weights: Map<Unit, number>): void {
    const put = (unit: Unit, factor: number) =>
      weights.set(unit, Math.max(weights.get(unit) ?? 0, counts * factor * this.#rarity(unit)));
    for (const { text, senses, hint } of piecesOf(asked)) {
      if (senses.length > 0) {
        for (const sense of senses) put(sense, hint ? HINT : text.length > 1 ? 1 : SHORT);
      } else if (/^[\da-z]+$/.test(text)) put(text, /^\d+$/.test(text) ? LITTLE : UNKNOWN);
      // A character between known words says nothing; alone it is all that was asked.
      else if (text.length > 1 || text === asked) this.#weighUnknown(text, put);
    }
  }

  /** A piece that is no word of the list: pairs that somebody wrote, else what it sounds like, else one unknown thing. */
  #weighUnknown(text: string, put: (unit: Unit, factor: number) => void): void {
    const pairs = pairsOf(text);
    const known = pairs.filter((pair) => this.#spreadOf(pair).holders > 0);
    const { senses, share } = known.length > 0 ? { senses: [], share: known.length / pairs.length } : soundsLike(text);
    for (const pair of known) put(pair, 1);
    for (const sense of senses) put(sense, ALIKE);
    if (share < KNOWN) put(text, UNKNOWN);
  }

  /** How much of a phrase was said, how much else was said, and how much of it in the very same words. */
  #said(
    { said: words, units }: Phrase,
    weights: ReadonlyMap<Unit, number>,
    asked: number,
    literal: ReadonlySet<string>,
  ): number {
    let said = 0;
    let whole = 0;
    let part = 0;
    for (const unit of units) {
      const weight = this.#rarity(unit);
      whole += weight;
      const counted = weights.get(unit);
      if (counted === undefined) continue;
      said += weight;
      part += counted;
    }
    if (whole === 0 || said === 0) return 0;
    const same = [...words].filter((word) => literal.has(word)).length / words.size;
    return (said / whole) * (1 - ELSE_SHARE + (ELSE_SHARE * part) / asked) + LITERAL * same;
  }

  #rarity(unit: Unit): number {
    return this.#spreadOf(unit).rarity;
  }

  #spreadOf(unit: Unit): Spread {
    let spread = this.#spread.get(unit);
    if (!spread) {
      if (this.#spread.size >= KEPT) this.#spread.clear();
      const places = this.#entries.map((entry) => placeOf(entry, unit));
      const holders = places.filter((place) => place > 0).length;
      spread = { places, holders, rarity: Math.log(1 + places.length / (holders + 0.5)) };
      this.#spread.set(unit, spread);
    }
    return spread;
  }
}

/** Small letters and digits in their usual width, no blanks, no punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');
}

/** A part of what was typed and how much it counts. */
interface Part {
  text: string;
  counts: number;
}

const ASKING =
  /[?？吗呢么嘛啥咋]|怎|多少|什么|几[个年月天号点次套成]|哪|如何|能不能|能否|可不可以|可以|是否|要不要|有没有|想问|为何|不$/;

/** What is asked: a short text as a whole, of a long one each part that asks, with the others beside it. */
function questionsOf(text: string): Part[][] {
  const whole = [[{ text: plain(text), counts: 1 }]];
  if (plain(text).length <= STORY) return whole;
  const parts = text.split(/[\s，。；、！,.;!…]+|(?<=[?？])/u).filter((part) => plain(part) !== '');
  const asking = parts.filter((part) => ASKING.test(part)).slice(-MOST_ASKED);
  if (parts.length < 2 || asking.length === 0) return whole;
  return asking.map((one) => [
    { text: plain(one), counts: 1 },
    ...parts.filter((part) => part !== one).map((part) => ({ text: plain(part), counts: BESIDE })),
  ]);
}

/** Business code, pinyin initials, whole pinyin. */
function byLetters<T>(asked: string, { title, words, code }: Entry<T>): number {
  if (code !== '' && code.startsWith(asked)) return 100;
  if (title.text.includes(asked)) return 90;
  const name = piecesOf(title.text).map(({ text }) => text);
  const initials = initialsOf(name.join(''));
  if (initials.startsWith(asked)) return 80;
  if (asked.length >= 2 && initials.includes(asked)) return 60;
  if (asked.length >= 3 && syllablesOf(title.text).join('').includes(asked)) return 50;
  return asked.length >= 3 && words.some(({ text }) => text.includes(asked) || initialsOf(text).startsWith(asked))
    ? 40
    : 0;
}

function phraseOf(text: string): Phrase {
  const pieces = piecesOf(text);
  const units = pieces.flatMap((piece): readonly Unit[] =>
    piece.senses.length > 0 ? piece.senses : pairsOf(piece.text).filter((pair) => pair.length > 1),
  );
  const telling = new Set(units);
  if (telling.size > 1) telling.delete(SUBJECT);
  return { text, said: new Set(pieces.map((piece) => piece.text)), units: telling };
}

/** Neighbouring characters; a single one by itself. */
function pairsOf(text: string): string[] {
  const letters = Array.from(text);
  return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

function placeOf<T>({ title, words, text }: Entry<T>, unit: Unit): number {
  const within = (phrase: Phrase) =>
    typeof unit === 'number' ? phrase.units.has(unit) : phrase.units.has(unit) || phrase.text.includes(unit);
  if (within(title)) return IN_TITLE;
  if (words.some(within)) return IN_WORDS;
  const inText =
    typeof unit === 'string'
      ? text.includes(unit)
      : wordsOf[unit]?.some((word) => word.length > 1 && text.includes(word));
  return inText ? IN_TEXT : 0;
}
