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
import { isMasked } from '@/domain/text/mask';
import { caretPlace, deleteAtSeparator, editOf } from './grouped-text';

/** Native maxlength, far above any field's: cuts megabytes pasted by mistake before layout. */
export const LONGEST_INPUT = 4000;

/** Maximum characters of a text without its own length (docs/specification.md 5). */
export const TEXT_LENGTH = 100;

/** Characters of those that were not taken that a note repeats. */
const MOST_REJECTED = 8;

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface FilteredText {
  value: string;
  onChange: (value: string) => void;
  /** Maps typed text to the value. */
  clean: (raw: string, before: string) => string;
  /** Whether cleaning a pasted text may change its meaning, so that the person is to compare. */
  alters?: (raw: string) => boolean;
  /** Maps the value to the shown text; differs where digits are grouped. */
  show?: (value: string) => string;
  /** Maximum characters of the value; longer text is cut between characters. */
  most?: number;
  /** Whether the field holds free text, which is never masked. */
  words?: boolean;
  box: () => TextBox | null | undefined;
}

/**
 * Filters a text box and keeps its caret. Filtering pauses during IME composition. Paste, drop and autofill are filtered as typing is.
 * A masked value of the account is replaced as a whole when edited; a typed asterisk is an ordinary character.
 */
export function useFilteredText({
  value,
  onChange,
  clean,
  alters,
  show = same,
  most,
  words = false,
  box,
}: FilteredText) {
  const [composed, setComposed] = useState<string | null>(null);
  const [cut, setCut] = useState(false);
  const [altered, setAltered] = useState('');
  const [rejected, setRejected] = useState('');
  const caret = useRef<number | null>(null);
  /** Selection before the edit; unknown for drop and autofill. */
  const selected = useRef<{ from: number; to: number } | undefined>(undefined);
  const typed = useRef('');
  // A rejected key leaves the value unchanged, but React resets the text and the caret: render again to place the caret.
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
    // Scripts and drops bypass maxlength.
    const text = element.value.slice(0, LONGEST_INPUT);
    const before = /Drop|Replacement/.test(how) ? undefined : selected.current;
    selected.current = undefined;
    // A replacement without a mask counts as a whole, even if its ends equal the former text.
    const raw = masked && isMasked(text) ? inserted(text, settled) : text;
    const at = masked ? raw.length : Math.min(element.selectionStart ?? raw.length, raw.length);
    const edit = masked
      ? { head: '', text: raw, tail: '', separators: false }
      : editOf(raw, at, settled, value, before?.from);
    const beside =
      edit.separators && /^deleteContent/.test(how) && (!before || before.from === before.to)
        ? deleteAtSeparator(edit, how === 'deleteContentForward')
        : undefined;
    const { head, text: put, tail } = edit;
    // Only a single key may be rejected: characters of a paste must not vanish unnoticed.
    const pasted = /Paste|Drop|Replacement/.test(how);
    const cleaned = beside?.value ?? clean(head + put + tail, masked || pasted ? '' : value);
    const kept = most === undefined ? cleaned : cutTo(cleaned, most);
    caret.current =
      kept === value
        ? Math.max(0, at - (raw.length - settled.length))
        : caretPlace(beside?.count ?? clean(head + put, '').length, kept, show(kept));
    setCut(kept !== cleaned);
    setAltered(pasted && alters?.(raw) ? raw.trim() : '');
    // '-5' becomes 5 only under the eyes of whoever typed it.
    const isKey = !pasted && !/^delete/.test(how);
    if (isKey && kept === value && raw !== settled) setRejected((before) => (before + put).slice(-MOST_REJECTED));
    else if (kept === '' || !isKey) setRejected('');
    typed.current = kept;
    if (kept === value) again();
    else onChange(kept);
  };

  return {
    shown,
    /** Whether the last input was longer than the maximum. */
    cut,
    /** The pasted text of which only a part was kept, '' for none. */
    altered,
    /** Typed characters that were not taken since the field was entered, '' for none. */
    rejected,
    handlers: {
      onFocus() {
        setRejected('');
      },
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

/** Cuts by characters, not within a surrogate pair: 𬭚 counts once. */
export function cutTo(text: string, length: number): string {
  const characters = [...text.slice(0, length * 2)];
  return characters.length > length ? characters.slice(0, length).join('') : text.slice(0, length * 2);
}

/** Returns the event's inputType; '' where the browser gives none. */
function howOf(event: Event): string {
  return 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
}

function same(value: string): string {
  return value;
}

/** Returns the inserted text: the part between common prefix and suffix. */
function inserted(after: string, before: string): string {
  let start = 0;
  while (start < before.length && start < after.length && after[start] === before[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && after[after.length - 1 - end] === before[before.length - 1 - end]) end += 1;
  return after.slice(start, after.length - end);
}
