// Full-text index shared by questions and hall search; deterministic.

import { initialsOf, syllablesOf } from './pinyin';
import { matchByPinyin, SUBJECT, searchPieces, termGroups } from './search-terms';

/** Searchable fields of an item. */
export interface Searchable {
  title: string;
  /** Synonyms of the title, separated by blanks. */
  words?: string;
  text?: string;
  /** Business code or document number. */
  code?: string;
}

export interface SearchMatch<T> {
  item: T;
  score: number;
}

/** A term (number of its synonym line), or a pair of characters of an unknown word. */
type Unit = number | string;

/** A title or a synonym of it. */
interface Phrase {
  text: string;
  /** Its words, literally. */
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

/** Occurrences of a unit. */
interface Spread {
  /** Per entry: the weight of a match there, 0 for none. */
  places: readonly number[];
  holders: number;
  /** Inverse document frequency: rarer units weigh more. */
  rarity: number;
}

/** Weights by place of a match. */
const IN_TITLE = 1;
const IN_WORDS = 0.87;
const IN_TEXT = 0.27;
/** Factor of a match by sound, which is a guess. */
const ALIKE = 0.6;
/** Weight of an unknown unit, below that of a known one. */
const UNKNOWN = 0.7;
/** Weight of a number. */
const LITTLE = 0.3;
/** Factor of a one-character word, which is ambiguous: 涨 of a share, 换 of a driving licence. */
const SHORT = 0.6;
/** Factor of a word that only hints at its meaning. */
const HINT = 0.4;
/** Minimum share of known pairs in a piece. */
const KNOWN = 0.5;
/** Maximum length of a query in characters. */
const LONGEST = 200;
/** Queries above this length are stories: one part asks, and the rest counts with this factor. */
const STORY = 30;
const BESIDE = 0.5;
/** Maximum number of questions in a text; the last ones are used. */
const MOST_ASKED = 8;
/** Cache size of units, bounded because queries are arbitrary. */
const KEPT = 4000;
/** Weight of the covered share of the title. */
const TITLE_SHARE = 0.4;
/** Weight of the absence of other words. */
const ELSE_SHARE = 0.3;
/** Bonus for a query with exactly the same meanings. */
const SAME = 0.3;
/** Bonus for literal words rather than synonyms. */
const LITERAL = 0.15;
/** Minimum known share of a query; below it the query is off topic. */
const LEAST = 0.4;
/** Minimum score; below it an item merely shares a word. */
const WORST = 0.32;
/** Minimum score relative to the best match. */
const NEAR_BEST = 0.35;

export class Finder<T> {
  readonly #entries: readonly Entry<T>[];
  readonly #spread = new Map<Unit, Spread>();

  constructor(items: readonly T[], read: (item: T) => Searchable) {
    this.#entries = items.map((item) => {
      const { title, words = '', text = '', code = '' } = read(item);
      const other = words.split(' ').map(normalizeText).filter(Boolean);
      const said = { title: phraseOf(normalizeText(title)), words: other.map(phraseOf) };
      return { item, ...said, text: normalizeText(text), code: normalizeText(code) };
    });
  }

  /** Returns matches, best first; `lift` boosts popular items (1 is neutral). The sort is stable. */
  find(query: string, lift: (item: T) => number = () => 1): SearchMatch<T>[] {
    const said = Array.from(query).slice(0, LONGEST).join('');
    const term = normalizeText(said);
    if (term === '') return [];
    const letters = /^[a-z0-9]+$/.test(term) ? this.#entries.map((entry) => byLetters(term, entry)) : [];
    const scores = letters.some((score) => score > 0) ? letters : this.#byQuestions(said);
    const scored = this.#entries.map(({ item }, at) => ({ item, score: (scores[at] ?? 0) * lift(item) }));
    const best = Math.max(0, ...scored.map((found) => found.score));
    return scored.filter((found) => found.score > best * NEAR_BEST).sort((a, b) => b.score - a.score);
  }

  /** Scores each question of a long text together with the rest of the text. */
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
    // 公积金 marks a query as on topic but carries no weight beside other words.
    const ours = weights.has(SUBJECT);
    if (weights.size > 1) weights.delete(SUBJECT);
    const term = parts[0]?.text ?? '';
    const literal = new Set(searchPieces(term).map(({ text }) => text));
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
      const exact = title.text === term ? 1 : words.some(({ text }) => text === term) ? 0.5 : means(title) ? SAME : 0;
      return (sum / whole) * (1 - TITLE_SHARE + TITLE_SHARE * share) + exact;
    });
    return ours || Math.max(...scores) >= WORST ? scores : [];
  }

  /** Weights of the units in a part. */
  #weigh({ text: term, counts }: Part, weights: Map<Unit, number>): void {
    const put = (unit: Unit, factor: number) =>
      weights.set(unit, Math.max(weights.get(unit) ?? 0, counts * factor * this.#rarity(unit)));
    for (const { text, senses, hint } of searchPieces(term)) {
      if (senses.length > 0) {
        for (const sense of senses) put(sense, hint ? HINT : text.length > 1 ? 1 : SHORT);
      } else if (/^[\da-z]+$/.test(text)) put(text, /^\d+$/.test(text) ? LITTLE : UNKNOWN);
      // A single character between known words is ignored; alone it is the query.
      else if (text.length > 1 || text === term) this.#weighUnknown(text, put);
    }
  }

  /** Unknown piece: known character pairs, else a match by sound, else one unknown unit. */
  #weighUnknown(text: string, put: (unit: Unit, factor: number) => void): void {
    const pairs = pairsOf(text);
    const known = pairs.filter((pair) => this.#spreadOf(pair).holders > 0);
    const { senses, share } =
      known.length > 0 ? { senses: [], share: known.length / pairs.length } : matchByPinyin(text);
    for (const pair of known) put(pair, 1);
    for (const sense of senses) put(sense, ALIKE);
    if (share < KNOWN) put(text, UNKNOWN);
  }

  /** Share of a phrase covered, amount of other words, and share of literal matches. */
  #said(
    { said: words, units }: Phrase,
    weights: ReadonlyMap<Unit, number>,
    term: number,
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
    return (said / whole) * (1 - ELSE_SHARE + (ELSE_SHARE * part) / term) + LITERAL * same;
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

/** Normalizes to lower case and half width, without blanks and punctuation. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');
}

/** A part of the query with its weight. */
interface Part {
  text: string;
  counts: number;
}

const ASKING =
  /[?？吗呢么嘛啥咋]|怎|多少|什么|几[个年月天号点次套成]|哪|如何|能不能|能否|可不可以|可以|是否|要不要|有没有|想问|为何|不$/;

/** Splits a query into questions: a short text is one; each asking part of a long one, with the others at lower weight. */
function questionsOf(text: string): Part[][] {
  const whole = [[{ text: normalizeText(text), counts: 1 }]];
  if (normalizeText(text).length <= STORY) return whole;
  const parts = text.split(/[\s，。；、！,.;!…]+|(?<=[?？])/u).filter((part) => normalizeText(part) !== '');
  const asking = parts.filter((part) => ASKING.test(part)).slice(-MOST_ASKED);
  if (parts.length < 2 || asking.length === 0) return whole;
  return asking.map((one) => [
    { text: normalizeText(one), counts: 1 },
    ...parts.filter((part) => part !== one).map((part) => ({ text: normalizeText(part), counts: BESIDE })),
  ]);
}

/** Matches by business code, pinyin initials or full pinyin. */
function byLetters<T>(term: string, { title, words, code }: Entry<T>): number {
  if (code !== '' && code.startsWith(term)) return 100;
  if (title.text.includes(term)) return 90;
  const name = searchPieces(title.text).map(({ text }) => text);
  const initials = initialsOf(name.join(''));
  if (initials.startsWith(term)) return 80;
  if (term.length >= 2 && initials.includes(term)) return 60;
  if (term.length >= 3 && syllablesOf(title.text).join('').includes(term)) return 50;
  return term.length >= 3 && words.some(({ text }) => text.includes(term) || initialsOf(text).startsWith(term))
    ? 40
    : 0;
}

function phraseOf(text: string): Phrase {
  const pieces = searchPieces(text);
  const units = pieces.flatMap((piece): readonly Unit[] =>
    piece.senses.length > 0 ? piece.senses : pairsOf(piece.text).filter((pair) => pair.length > 1),
  );
  const telling = new Set(units);
  if (telling.size > 1) telling.delete(SUBJECT);
  return { text, said: new Set(pieces.map((piece) => piece.text)), units: telling };
}

/** Pairs of adjacent characters; a single character alone. */
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
      : termGroups[unit]?.some((word) => word.length > 1 && text.includes(word));
  return inText ? IN_TEXT : 0;
}
