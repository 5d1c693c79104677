import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { isMasked } from '@/domain/mask';

/** Far above what any field keeps: what is pasted by mistake, megabytes of it, is cut by the browser before it is laid out. */
export const LONGEST_INPUT = 4000;

/** Characters of a text that has no length of its own (specification 5). */
export const TEXT_LENGTH = 100;

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface FilteredText {
  value: string;
  onChange: (value: string) => void;
  /** What is typed → what is kept. */
  clean: (raw: string, before: string) => string;
  /** What is kept → what is shown; the same unless the kind groups its digits. */
  show?: (value: string) => string;
  /** Characters kept at most; what is longer is cut, never through a character. */
  most?: number;
  /** Words of one's own, which the account never shows masked. */
  words?: boolean;
  box: () => TextBox | null | undefined;
}

/**
 * Filters a text box and keeps its caret. While an input method composes nothing is filtered: half a syllable is not yet
 * text. Pasting, dropping and autofill go the same way as typing. A masked value of the account cannot be edited in part: what is
 * typed takes its place. A star that was typed here is a character like any other.
 */
export function useFilteredText({ value, onChange, clean, show = same, most, words = false, box }: FilteredText) {
  const [composed, setComposed] = useState<string | null>(null);
  const [cut, setCut] = useState(false);
  const caret = useRef<number | null>(null);
  const lastKey = useRef('');
  const typed = useRef('');
  // A key that was dropped changes no value, but React has put the text back and the caret at its end.
  const [, again] = useReducer((count: number) => count + 1, 0);
  const shown = composed ?? show(value);

  useLayoutEffect(() => {
    const element = box();
    if (caret.current === null || !element || document.activeElement !== element) return;
    element.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (element: TextBox) => {
    const masked = !words && isMasked(value) && value !== typed.current;
    // The browser cuts what a person pastes; scripts and dropped text come whole.
    const text = element.value.slice(0, LONGEST_INPUT);
    // Pasted or filled in over all of it, there is nothing left of the mask: all of it counts, also where its ends are like those before.
    const raw = masked && isMasked(text) ? inserted(text, shown) : text;
    const at = masked ? raw.length : Math.min(element.selectionStart ?? raw.length, raw.length);
    const next = masked ? undefined : separatorDeleted(raw, at, shown, value, clean, lastKey.current === 'Delete');
    const cleaned = next?.value ?? clean(raw, masked ? '' : value);
    const kept = most === undefined ? cleaned : cutTo(cleaned, most);
    caret.current =
      kept === value
        ? Math.max(0, at - (raw.length - shown.length))
        : placeOf(next?.count ?? clean(raw.slice(0, at), '').length, kept, show(kept));
    setCut(kept !== cleaned);
    typed.current = kept;
    if (kept === value) again();
    else onChange(kept);
  };

  return {
    shown,
    /** What was put in last was longer than what is kept. */
    cut,
    handlers: {
      onChange(event: ChangeEvent<TextBox>) {
        if (composed !== null) setComposed(event.target.value);
        else take(event.target);
      },
      onKeyDown(event: KeyboardEvent) {
        lastKey.current = event.key;
      },
      onCompositionStart(event: CompositionEvent<TextBox>) {
        setComposed(event.currentTarget.value);
      },
      onCompositionEnd(event: CompositionEvent<TextBox>) {
        setComposed(null);
        take(event.currentTarget);
      },
    },
  };
}

/** Cut by characters, never through a surrogate pair: 𬭚 counts once. */
export function cutTo(text: string, length: number): string {
  const characters = [...text.slice(0, length * 2)];
  return characters.length > length ? characters.slice(0, length).join('') : text.slice(0, length * 2);
}

function same(value: string): string {
  return value;
}

/** What was put into a text: the part between what both have in common at the start and at the end. */
function inserted(after: string, before: string): string {
  let start = 0;
  while (start < before.length && start < after.length && after[start] === before[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && after[after.length - 1 - end] === before[before.length - 1 - end]) end += 1;
  return after.slice(start, after.length - end);
}

/** Deleting a grouping space or comma means the digit beside it: the separator itself would come back at once. */
function separatorDeleted(
  raw: string,
  at: number,
  shown: string,
  value: string,
  clean: FilteredText['clean'],
  forward: boolean,
): { value: string; count: number } | undefined {
  if (raw.length !== shown.length - 1 || shown.length === value.length || clean(raw, value) !== value) return undefined;
  const before = clean(raw.slice(0, at), '');
  const after = clean(raw.slice(at), '');
  return forward
    ? { value: before + after.slice(1), count: before.length }
    : { value: before.slice(0, -1) + after, count: Math.max(0, before.length - 1) };
}

/** Where the caret stands in what is shown when `count` characters of what is kept are before it. */
function placeOf(count: number, kept: string, shown: string): number {
  let passed = 0;
  let at = 0;
  for (; at < shown.length && passed < count; at += 1) if (shown[at] === kept[passed]) passed += 1;
  return at;
}
