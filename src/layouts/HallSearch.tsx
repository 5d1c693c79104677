import { Input } from 'antd';
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isComposing } from '@/lib/composing';
import { truncateText } from '@/lib/truncate-text';
import styles from './Banner.module.css';
import { Glyph } from './Glyph';
import { type BusinessCodes, LONGEST_QUERY, type PanelKeys, type PanelProps, resultsOf } from './hall-search-wiring';

// Loaded at the first focus. If loading fails, Enter still leads to the results page.
const Panel = lazy<ComponentType<PanelProps>>(() => import('./HallSearchResults').catch(() => ({ default: NoPanel })));

/**
 * Search over businesses, policies, guides and questions, for guests and signed-in people. The field renders at once in full size, so
 * that the layout does not shift and no key is lost; HallSearchResults loads separately.
 */
export function HallSearch({ loadCodes }: { loadCodes: () => Promise<BusinessCodes> }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // Without the text that an input method is composing.
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
    if (!composing.current) setQuery(truncateText(text, LONGEST_QUERY));
    setOpen(true);
  };
  const shown = open && query.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows of an input method choose characters, not results.
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
    // biome-ignore lint/a11y/useSemanticElements: React warns about <search> where the browser does not support it
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      {/* antd's AutoComplete has one list without groups, and says nothing of what it found. */}
      <Input
        prefix={<Glyph name="search" />}
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
