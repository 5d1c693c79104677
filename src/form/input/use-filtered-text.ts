import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { isMasked } from '@/domain/mask';
import { besideSeparator, editOf, placeOf } from './grouped-text';

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
  /** What was selected before what is being done; unknown for what is dropped or filled in. */
  const selected = useRef<{ from: number; to: number } | undefined>(undefined);
  const typed = useRef('');
  // A key that was dropped changes no value, but React has put the text back and the caret at its end.
  const [, again] = useReducer((count: number) => count + 1, 0);
  const settled = show(value);
  const shown = composed ?? settled;

  useLayoutEffect(() => {
    const element = box();
    if (caret.current === null || !element || document.activeElement !== element) return;
    element.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const note = (element: TextBox) => {
    const { selectionStart: from, selectionEnd: to } = element;
    selected.current = from === null || to === null ? undefined : { from, to };
  };

  const take = (element: TextBox, how = '') => {
    const masked = !words && isMasked(value) && value !== typed.current;
    // The browser cuts what a person pastes; scripts and dropped text come whole.
    const text = element.value.slice(0, LONGEST_INPUT);
    const before = /Drop|Replacement/.test(how) ? undefined : selected.current;
    selected.current = undefined;
    // Pasted or filled in over all of it, there is nothing left of the mask: all of it counts, also where its ends are like those before.
    const raw = masked && isMasked(text) ? inserted(text, settled) : text;
    const at = masked ? raw.length : Math.min(element.selectionStart ?? raw.length, raw.length);
    const edit = masked
      ? { head: '', text: raw, tail: '', separators: false }
      : editOf(raw, at, settled, value, before?.from);
    const beside =
      edit.separators && /^deleteContent/.test(how) && (!before || before.from === before.to)
        ? besideSeparator(edit, how === 'deleteContentForward')
        : undefined;
    const { head, text: put, tail } = edit;
    // Only a key may be dropped: of what is pasted nothing is taken back in silence.
    const pasted = /Paste|Drop|Replacement/.test(how);
    const cleaned = beside?.value ?? clean(head + put + tail, masked || pasted ? '' : value);
    const kept = most === undefined ? cleaned : cutTo(cleaned, most);
    caret.current =
      kept === value
        ? Math.max(0, at - (raw.length - settled.length))
        : placeOf(beside?.count ?? clean(head + put, '').length, kept, show(kept));
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
        else take(event.target, howOf(event.nativeEvent));
      },
      onKeyDown(event: KeyboardEvent<TextBox>) {
        if (!event.nativeEvent.isComposing) note(event.currentTarget);
      },
      onPaste(event: ClipboardEvent<TextBox>) {
        note(event.currentTarget);
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

/** Typed, pasted, deleted …; '' where the browser does not say. */
function howOf(event: Event): string {
  return 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
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
