import { type KeyboardEvent, memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { House } from '@/api/loan-application';
import { floorOf } from '@/domain/home-rows';
import { dictionaryLabel } from '@/session/dictionary';
import styles from './developer.module.css';

interface BuildingPictureProps {
  /** 3号楼 */
  name: string;
  homes: readonly House[];
  onOpen: (home: House) => void;
}

const NONE: readonly House[] = [];
const STATES: readonly House['zt'][] = ['1', '5', '2', '3', '4'];

/** A building as it stands: its units side by side, each floor a line, each home a square with its number and state in words. */
export function BuildingPicture({ name, homes, onOpen }: BuildingPictureProps) {
  // Up to 2,000 homes are put on the page in small portions: nothing else has to wait for them.
  const drawn = useDeferredValue(homes, NONE);
  const units = useMemo(() => unitsOf(drawn), [drawn]);
  return (
    <>
      <p className={styles.counts} role="status" aria-label="各状态套数">
        {STATES.map((zt) => (
          <span key={zt} className={styles.count} data-zt={zt}>
            {dictionaryLabel('fwzt', zt)}
            {homes.filter((home) => home.zt === zt).length}套
          </span>
        ))}
      </p>
      <p className={styles.hint}>用方向键在楼层和房屋之间移动，按回车查看或维护这套房屋。</p>
      <div className={styles.units}>
        {units.map(({ dy, own }) => (
          <Unit key={dy} name={`${name}${dy}单元`} dy={dy} homes={own} onOpen={onOpen} />
        ))}
      </div>
    </>
  );
}

function unitsOf(homes: readonly House[]): { dy: number; own: House[] }[] {
  const numbers = [...new Set(homes.map(({ dy }) => dy))].sort((a, b) => a - b);
  return numbers.map((dy) => ({ dy, own: homes.filter((home) => home.dy === dy) }));
}

/** Floors from the top down, rooms of a floor, and which home is where. */
interface Plan {
  floors: readonly number[];
  rooms: readonly number[];
  at: ReadonlyMap<string, House>;
}

function planOf(homes: readonly House[]): Plan {
  return {
    floors: [...new Set(homes.map(({ fh }) => floorOf(fh)))].sort((a, b) => b - a),
    rooms: [...new Set(homes.map(({ fh }) => roomOf(fh)))].sort((a, b) => a - b),
    at: new Map(homes.map((home) => [`${floorOf(home.fh)}|${roomOf(home.fh)}`, home])),
  };
}

const roomOf = (fh: string) => Number(fh.slice(-2));

const Unit = memo(function Unit({ name, dy, homes, onOpen }: BuildingPictureProps & { dy: number }) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, choose] = useState('');
  const plan = useMemo(() => planOf(homes), [homes]);
  const { floors, rooms, at } = plan;
  // One home of each unit can be reached by Tab, the others by the arrows.
  const first = homes.find(({ fwbh }) => fwbh === chosen) ?? at.get(`${floors.at(-1)}|${rooms[0]}`) ?? homes[0];
  const move = useCallback(
    (event: KeyboardEvent, home: House) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const found = nextHome(plan, home, step);
      if (found) table.current?.querySelector<HTMLElement>(`[data-home="${found.fwbh}"]`)?.focus();
    },
    [plan],
  );

  return (
    <div className={styles.unit}>
      <h3>{dy}单元</h3>
      <table ref={table} className={styles.floors} aria-label={name}>
        <tbody>
          {floors.map((floor) => (
            <tr key={floor}>
              <th scope="row">{floor}层</th>
              {rooms.map((room) => {
                const home = at.get(`${floor}|${room}`);
                if (!home) return <td key={room} />;
                return (
                  <td key={room}>
                    <Home {...{ home, onOpen }} unit={name} tab={home === first} onChoose={choose} onMove={move} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface HomeProps {
  home: House;
  /** 3号楼1单元 */
  unit: string;
  tab: boolean;
  onChoose: (fwbh: string) => void;
  onMove: (event: KeyboardEvent, home: House) => void;
  onOpen: (home: House) => void;
}

/** 贷款申请中 of dictionary fwzt: its name is too long for the square. */
const APPLIED = '5';

/** Drawn anew only when it changes: an arrow key changes two of some hundred. */
const Home = memo(function Home({ home, unit, tab, onChoose, onMove, onOpen }: HomeProps) {
  const state = home.zt === APPLIED ? '申请中' : dictionaryLabel('fwzt', home.zt);
  return (
    <button
      type="button"
      className={styles.home}
      data-zt={home.zt}
      data-home={home.fwbh}
      tabIndex={tab ? 0 : -1}
      aria-label={`${unit}${home.fh}${state}`}
      onFocus={() => onChoose(home.fwbh)}
      onKeyDown={(event) => onMove(event, home)}
      onClick={() => onOpen(home)}
    >
      <span>{home.fh}</span>
      <span>{state}</span>
    </button>
  );
});

type Step = readonly [down: number, right: number];

/** Lines go from the top floor down. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next home that way; places without one are passed over. */
function nextHome({ floors, rooms, at }: Plan, { fh }: House, [down, right]: Step): House | undefined {
  const [line, column] = [floors.indexOf(floorOf(fh)), rooms.indexOf(roomOf(fh))];
  for (let y = line + down, x = column + right; y in floors && x in rooms; y += down, x += right) {
    const home = at.get(`${floors[y]}|${rooms[x]}`);
    if (home) return home;
  }
  return undefined;
}
