import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HIT_KINDS, HIT_NAMES, type HitGroup, searchHall } from '@/api/public/hall-search';
import { openMenuEntry } from '@/session/menu/open-menu-entry';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { Muted } from '@/ui/layout/Muted';
import styles from './HallSearchResults.module.css';
import { findBusinesses, guestRows, type Initials, type SearchOption, searchOptions, searchRows } from './hall-search';
import { type BusinessCodes, type PanelProps, resultsOf } from './hall-search-wiring';

/** Debounce of the centre's search in ms. */
const PAUSE = 250;
const NARROW = '(max-width: 600px)';
/** Hits requested per kind; the results page shows more. */
const ASKED = 5;

interface Answered {
  query: string;
  groups: readonly HitGroup[];
  failed: boolean;
}

const NOTHING: Answered = { query: '', groups: [], failed: false };

/** Result list of the search field: businesses immediately, other hits by kind after the debounce. */
export default function HallSearchResults({ ref, id, query, shown, loadCodes, onActive, onChosen }: PanelProps) {
  const byPath = useMenus((state) => state.byPath);
  const byId = useMenus((state) => state.byId);
  const guest = useSession((state) => state.token === undefined);
  const { codes, initials } = useNames(loadCodes);
  const answered = useHits(shown ? query.trim() : '');
  const [marked, setMarked] = useState<{ query: string; key: string }>();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the keyboard covers the lower half, so the field scrolls to the top.
    if (shown && matchMedia(NARROW).matches) panel.current?.closest('form')?.scrollIntoView({ block: 'start' });
  }, [shown]);

  const rows = useMemo(
    () => (guest ? guestRows(codes) : searchRows(byPath, byId, codes)),
    [guest, byPath, byId, codes],
  );
  const local = useMemo(() => findBusinesses(rows, query, initials), [rows, query, initials]);
  const found = useMemo(
    () => searchOptions(local, answered.groups, byPath, guest),
    [local, answered.groups, byPath, guest],
  );
  const waiting = answered.query !== query.trim();
  const nothing = found.length === 0 && !waiting && !answered.failed;
  const all: SearchOption = {
    ...{ key: 'all', kind: 'all', note: '', path: resultsOf(query) },
    title: nothing ? '换个说法，或向中心提问' : '查看全部结果',
  };
  const options = [...found, all];
  // The mark follows the line's key, so that later results do not move it. By default only a business is marked, because hits of the centre
  // may arrive just as Enter is pressed.
  const chosen = options.findIndex(({ key }) => marked?.query === query && key === marked.key);
  const at = chosen < 0 && local.length > 0 ? 0 : chosen;
  const active = shown && at >= 0 ? `${id}-${at}` : undefined;
  useEffect(() => {
    onActive(active);
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, onActive]);

  const choose = (option: SearchOption | undefined) => {
    if (!option) return false;
    onChosen();
    if (option.entry) void openMenuEntry(option.entry, navigate);
    else void navigate(option.path);
    return true;
  };
  useImperativeHandle(ref, () => ({
    move: (step) => {
      const from = at < 0 && step < 0 ? 0 : at;
      const next = options[(from + step + options.length) % options.length];
      if (next) setMarked({ query, key: next.key });
    },
    // Returns false without a marked line: Enter then opens the results page.
    choose: () => choose(options[at]),
  }));

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press must not move the focus from the field, which would close the list */}
      <div ref={panel} className={styles.results} hidden={!shown} onMouseDown={(event) => event.preventDefault()}>
        {shown && nothing && <p>没有找到与“{query.trim()}”相关的内容</p>}
        <div ref={list} id={`${id}-list`} role="listbox" aria-label="搜索结果">
          {[...HIT_KINDS, 'all' as const].map((kind) => (
            <Group key={kind} id={id} kind={kind} options={options} at={at} onChoose={choose} />
          ))}
        </div>
        {shown && waiting && <p>正在查找政策、指南和问答...</p>}
        {shown && !waiting && answered.failed && <p>政策、指南和问答暂时查不到，请稍后再试</p>}
      </div>
      <span data-unseen role="status">
        {shown && !waiting && spoken(found.length, answered.failed)}
      </span>
    </>
  );
}

interface GroupProps {
  id: string;
  kind: SearchOption['kind'];
  options: readonly SearchOption[];
  at: number;
  onChoose: (option: SearchOption) => unknown;
}

function Group({ id, kind, options, at, onChoose }: GroupProps) {
  if (!options.some((option) => option.kind === kind)) return null;
  const lines = options.map((option, index) =>
    option.kind === kind ? (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as a combobox does
      <div
        key={option.key}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === at}
        onClick={() => onChoose(option)}
      >
        <span>{option.title}</span>
        {option.note !== '' && <small>{option.note}</small>}
      </div>
    ) : null,
  );
  if (kind === 'all') return lines;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
    <div role="group" aria-labelledby={`${id}-${kind}`}>
      <Muted id={`${id}-${kind}`} role="presentation" as="div" className={styles.kind}>
        {HIT_NAMES[kind]}
      </Muted>
      {lines}
    </div>
  );
}

/** Text of the live region, for screen readers. */
function spoken(found: number, failed: boolean): string {
  if (found > 0) return `${failed ? '其他内容暂时查不到，' : ''}找到${found}条结果，用上下键选择`;
  return failed ? '暂时查不到' : '没有找到相关内容';
}

/** Names and pinyin of the businesses; until they load, the menu's Chinese titles are searched. */
function useNames(loadCodes: () => Promise<BusinessCodes>): { codes: BusinessCodes; initials: Initials | undefined } {
  const [codes, setCodes] = useState<BusinessCodes>(new Map());
  const [initials, setInitials] = useState<Initials>();
  useEffect(() => {
    let here = true;
    void loadCodes().then(
      (known) => here && setCodes(known),
      () => undefined,
    );
    void import('./pinyin-initials').then(
      (module) => here && setInitials(() => module.pinyinInitials),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [loadCodes]);
  return { codes, initials };
}

/** Hits of the centre, requested after the debounce; a former request is aborted. */
function useHits(query: string): Answered {
  const [answered, setAnswered] = useState(NOTHING);
  useEffect(() => {
    if (query === '') return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      searchHall({ gjz: query, lb: '', page: 1, size: ASKED }, asking.signal).then(
        (groups) => setAnswered({ query, groups, failed: false }),
        () => !asking.signal.aborted && setAnswered({ query, groups: [], failed: true }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query]);
  // Hits of another query are not shown.
  return answered.query === query ? answered : { ...NOTHING, query: answered.query };
}
