import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openMenuEntry } from '@/session/menu/open-menu-entry';
import { useMenus } from '@/session/menu-store';
import styles from './Banner.module.css';
import { Glyph } from './Glyph';
import { findBusinesses, type Initials, searchRows } from './hall-search';

export type BusinessCodes = ReadonlyMap<string, string>;

/** Search over the person's own menu: Chinese name, pinyin initials or business code. */
export function HallSearch({ loadCodes }: { loadCodes: () => Promise<BusinessCodes> }) {
  const byPath = useMenus((state) => state.byPath);
  const byId = useMenus((state) => state.byId);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [codes, setCodes] = useState<BusinessCodes>(new Map());
  const [initials, setInitials] = useState<Initials>();
  const started = useRef(false);
  const navigate = useNavigate();
  const id = useId();

  const rows = useMemo(() => searchRows(byPath, byId, codes), [byPath, byId, codes]);
  const found = useMemo(() => findBusinesses(rows, query, initials), [rows, query, initials]);
  const shown = open && query.trim() !== '';

  // Codes and pinyin come when someone starts to search, not before; without them Chinese names are still found.
  const prepare = () => {
    if (started.current) return;
    started.current = true;
    void loadCodes().then(setCodes, () => undefined);
    void import('./pinyin-initials').then(
      (module) => setInitials(() => module.pinyinInitials),
      () => undefined,
    );
  };
  const choose = (index: number) => {
    const row = found[index];
    if (!row) return;
    setOpen(false);
    setQuery('');
    void openMenuEntry(row.entry, navigate);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method's own Enter and arrows choose characters, not results.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return setOpen(false);
    if (event.key === 'Enter') return choose(active);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive((active + step + found.length) % found.length);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of <search> where the browser does not know it yet
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <Glyph name="search" />
      <input
        type="text"
        role="combobox"
        aria-label="搜索业务"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && found[active] ? `${id}-${active}` : undefined}
        placeholder="搜索业务名称、拼音首字母或业务编码"
        autoComplete="off"
        maxLength={60}
        value={query}
        onFocus={prepare}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.results} hidden={!shown}>
        <div id={`${id}-list`} role="listbox" aria-label="搜索结果">
          {found.map((row, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works on the input, as a combobox has it
            <div
              key={row.entry.path}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <span>{row.title}</span>
              <small>{[row.group, row.code].filter(Boolean).join(' · ')}</small>
            </div>
          ))}
        </div>
        {shown && found.length === 0 && <p>没有找到“{query.trim()}”相关的业务</p>}
      </div>
      <span data-unseen role="status">
        {shown ? `找到${found.length}项业务` : ''}
      </span>
    </form>
  );
}
