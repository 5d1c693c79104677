import { type KeyboardEvent, useRef, useState } from 'react';
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

const STATES: readonly House['zt'][] = ['1', '5', '2', '3', '4'];

/** A building as it stands: its units side by side, each floor a line, each home a square with its number and state in words. */
export function BuildingPicture({ name, homes, onOpen }: BuildingPictureProps) {
  const units = [...new Set(homes.map(({ dy }) => dy))].sort((a, b) => a - b);
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
        {units.map((dy) => (
          <Unit key={dy} {...{ name, dy, onOpen }} homes={homes.filter((home) => home.dy === dy)} />
        ))}
      </div>
    </>
  );
}

type Place = readonly [floor: number, room: number];

function Unit({ name, dy, homes, onOpen }: BuildingPictureProps & { dy: number }) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, choose] = useState('');
  const floors = [...new Set(homes.map(({ fh }) => floorOf(fh)))].sort((a, b) => b - a);
  const rooms = [...new Set(homes.map(({ fh }) => Number(fh.slice(-2))))].sort((a, b) => a - b);
  const at = new Map(homes.map((home) => [`${floorOf(home.fh)}|${Number(home.fh.slice(-2))}`, home]));
  // One home of each unit can be reached by Tab, the others by the arrows.
  const first = homes.find(({ fwbh }) => fwbh === chosen) ?? at.get(`${floors.at(-1)}|${rooms[0]}`) ?? homes[0];

  const move = (event: KeyboardEvent, [floor, room]: Place) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const found = nextHome(at, floors, rooms, [floors.indexOf(floor), rooms.indexOf(room)], step);
    if (!found) return;
    choose(found.fwbh);
    table.current?.querySelector<HTMLElement>(`[data-home="${found.fwbh}"]`)?.focus();
  };

  return (
    <div className={styles.unit}>
      <h3>{dy}单元</h3>
      <table ref={table} className={styles.floors} aria-label={`${name}${dy}单元`}>
        <tbody>
          {floors.map((floor) => (
            <tr key={floor}>
              <th scope="row">{floor}层</th>
              {rooms.map((room) => {
                const home = at.get(`${floor}|${room}`);
                if (!home) return <td key={room} />;
                const state = dictionaryLabel('fwzt', home.zt);
                return (
                  <td key={room}>
                    <button
                      type="button"
                      className={styles.home}
                      data-zt={home.zt}
                      data-home={home.fwbh}
                      tabIndex={home === first ? 0 : -1}
                      aria-label={`${name}${dy}单元${home.fh}室，${state}`}
                      onFocus={() => choose(home.fwbh)}
                      onKeyDown={(event) => move(event, [floor, room])}
                      onClick={() => onOpen(home)}
                    >
                      <span>{home.fh}</span>
                      <span>{state === '贷款申请中' ? '申请中' : state}</span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Lines go from the top floor down. */
const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next home that way; places without one are passed over. */
function nextHome(
  at: ReadonlyMap<string, House>,
  floors: readonly number[],
  rooms: readonly number[],
  [line, column]: Place,
  [down, right]: Place,
): House | undefined {
  for (let y = line + down, x = column + right; y in floors && x in rooms; y += down, x += right) {
    const home = at.get(`${floors[y]}|${rooms[x]}`);
    if (home) return home;
  }
  return undefined;
}
