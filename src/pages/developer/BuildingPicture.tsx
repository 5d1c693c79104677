import { Radio } from 'antd';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { House } from '@/api/loan/loan-application';
import { floorOf } from '@/domain/loan/home-rows';
import { dictionaryLabel } from '@/session/dictionary';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { usePhone } from '@/ui/use-phone';
import styles from './developer.module.css';

interface BuildingPictureProps {
  /** 3号楼 */
  name: string;
  homes: readonly House[];
  onOpen: (home: House) => void;
}

const NONE: readonly House[] = [];
const STATES: readonly House['zt'][] = ['1', '5', '2', '3', '4'];

/** Map of a building: each unit's floors in stacks side by side, one square per home with number and state as text. */
export function BuildingPicture({ name, homes, onOpen }: BuildingPictureProps) {
  const [only, show] = useState('');
  const phone = usePhone();
  // Deferred: up to 2,000 homes render in portions without blocking input.
  const drawn = useDeferredValue(homes, NONE);
  const filter = useDeferredValue(only);
  const units = useMemo(() => unitsOf(drawn), [drawn]);
  const states = STATES.map((zt) => ({
    value: zt as string,
    label: (
      <>
        <span className={styles.sample} data-zt={zt} aria-hidden="true" />
        {dictionaryLabel('fwzt', zt)}
        {homes.filter((home) => home.zt === zt).length}套
      </>
    ),
  }));
  return (
    <>
      <Radio.Group
        aria-label="各状态套数"
        optionType="button"
        className={styles.legend}
        value={only}
        options={[{ value: '', label: `全部${homes.length}套` }, ...states]}
        onChange={({ target }: { target: { value?: string } }) => show(target.value ?? '')}
      />
      <Muted body>
        {phone ? '点一套房屋，查看或维护。' : '用方向键在楼层和房屋之间移动，按回车查看或维护这套房屋。'}
      </Muted>
      <Row gap={3} rowGap={2} align="start">
        {units.map(({ dy, own }) => (
          <Unit key={dy} name={`${name}${dy}单元`} dy={dy} homes={own} only={filter} onOpen={onOpen} />
        ))}
      </Row>
    </>
  );
}

function unitsOf(homes: readonly House[]): { dy: number; own: House[] }[] {
  const numbers = [...new Set(homes.map(({ dy }) => dy))].sort((a, b) => a - b);
  return numbers.map((dy) => ({ dy, own: homes.filter((home) => home.dy === dy) }));
}

/** Floors from the top down, rooms per floor, and homes by position. */
interface Plan {
  floors: readonly number[];
  rooms: readonly number[];
  at: ReadonlyMap<string, House>;
}

/** `only`: state of the homes to show, each in its place; '' for all. */
function planOf(homes: readonly House[], only: string): Plan {
  const shown = homes.filter(({ zt }) => only === '' || zt === only);
  return {
    floors: [...new Set(homes.map(({ fh }) => floorOf(fh)))].sort((a, b) => b - a),
    rooms: [...new Set(homes.map(({ fh }) => roomOf(fh)))].sort((a, b) => a - b),
    at: new Map(shown.map((home) => [`${floorOf(home.fh)}|${roomOf(home.fh)}`, home])),
  };
}

const roomOf = (fh: string) => Number(fh.slice(-2));

interface UnitProps extends BuildingPictureProps {
  dy: number;
  only: string;
}

const Unit = memo(function Unit({ name, dy, homes, only, onOpen }: UnitProps) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, choose] = useState('');
  const plan = useMemo(() => planOf(homes, only), [homes, only]);
  const { floors, rooms, at } = plan;
  // Roving tabindex: one home per unit is a tab stop, arrow keys reach the others.
  const shown = [...at.values()];
  const first = shown.find(({ fwbh }) => fwbh === chosen) ?? at.get(`${floors.at(-1)}|${rooms[0]}`) ?? shown[0];
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
    <section className={styles.unit} aria-label={`${name}的房屋`}>
      <h3>{dy}单元</h3>
      <table
        ref={table}
        className={styles.floors}
        style={{ '--floors': stackOf(plan) } as CSSProperties}
        aria-label={name}
      >
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
    </section>
  );
});

/** px of a card's width, of a floor's name and of a home. */
const WIDTH = { card: 1120, floor: 75, home: 75 };

/** Floors above each other, so that a unit fills the width of the page: as a tower it would leave most of it empty. */
function stackOf({ floors, rooms }: Plan): number {
  const side = Math.floor(WIDTH.card / (WIDTH.floor + WIDTH.home * rooms.length));
  return Math.ceil(floors.length / Math.max(1, side));
}

interface HomeProps {
  home: House;
  /** 3号楼1单元 */
  unit: string;
  tab: boolean;
  onChoose: (fwbh: string) => void;
  onMove: (event: KeyboardEvent, home: House) => void;
  onOpen: (home: House) => void;
}

/** 贷款申请中 of dictionary fwzt; shortened, since the label exceeds the square. */
const APPLIED = '5';

/** Memoized: an arrow key changes two of several hundred squares. */
const Home = memo(function Home({ home, unit, tab, onChoose, onMove, onOpen }: HomeProps) {
  const state = home.zt === APPLIED ? '申请中' : dictionaryLabel('fwzt', home.zt);
  return (
    <button
      type="button"
      className={styles.home}
      data-zt={home.zt}
      data-home={home.fwbh}
      tabIndex={tab ? 0 : -1}
      aria-label={`${unit}${home.fh} ${state}`}
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

/** Rows are ordered from the top floor down. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next home in a direction; skips positions without one. */
function nextHome({ floors, rooms, at }: Plan, { fh }: House, [down, right]: Step): House | undefined {
  const [line, column] = [floors.indexOf(floorOf(fh)), rooms.indexOf(roomOf(fh))];
  for (let y = line + down, x = column + right; y in floors && x in rooms; y += down, x += right) {
    const home = at.get(`${floors[y]}|${rooms[x]}`);
    if (home) return home;
  }
  return undefined;
}
