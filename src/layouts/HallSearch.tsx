import { type ComponentType, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isComposing } from '@/lib/composing';
import { wholeLetters } from '@/lib/whole-letters';
import styles from './Banner.module.css';
import { Glyph } from './Glyph';
import { type BusinessCodes, LONGEST_QUERY, type PanelKeys, type PanelProps, resultsOf } from './hall-search-wiring';

// Not before somebody means to search. Without it Enter still leads to the results.
const Panel = lazy<ComponentType<PanelProps>>(() => import('./HallSearchResults').catch(() => ({ default: NoPanel })));

/**
 * Search over businesses, policies, guides and questions, for guests and for the signed-in. This is only the field, there at
 * once with its full size, so that nothing jumps and no key is lost; what is found comes with HallSearchResults.
 */
export function HallSearch({ loadCodes }: { loadCodes: () => Promise<BusinessCodes> }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // Without a word that an input method is still working on.
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<string>();
  const composing = useRef(false);
  const panel = useRef<PanelKeys>(null);

  const close = () => setOpen(false);
  const clear = () => {
    setOpen(false);
    setTyped('');
    setQuery('');
  };
  const take = (text: string) => {
    setWanted(true);
    setTyped(text);
    if (!composing.current) setQuery(wholeLetters(text, LONGEST_QUERY));
    setOpen(true);
  };
  const shown = open && query.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method's own Enter and arrows choose characters, not results.
    if (isComposing(event)) return;
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter' && query.trim() !== '') {
      if (shown && panel.current?.choose()) return;
      void navigate(resultsOf(query));
      return clear();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || query.trim() === '') return;
    event.preventDefault();
    if (shown) panel.current?.move(step);
    else setOpen(true);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of <search> where the browser does not know it yet
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <Glyph name="search" />
      <input
        type="text"
        role="combobox"
        aria-label="搜索业务、政策、指南和问答"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown ? active : undefined}
        placeholder="搜业务、政策、指南、问答"
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        enterKeyHint="search"
        value={typed}
        onFocus={() => setWanted(true)}
        onBlur={close}
        onClick={() => setOpen(true)}
        onChange={(event) => take(event.target.value)}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          take(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      {wanted && (
        <Suspense>
          <Panel
            ref={panel}
            id={id}
            query={query}
            shown={shown}
            loadCodes={loadCodes}
            onActive={setActive}
            onChosen={clear}
          />
        </Suspense>
      )}
    </form>
  );
}

function NoPanel(_props: PanelProps) {
  return null;
}
