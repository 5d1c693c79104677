import { createRoot } from 'react-dom/client';
import type { House } from '@/api/loan/loan-application';
import { BuildingPicture } from '@/pages/developer/BuildingPicture';
import '@/ui/theme.css';

/** The picture of a building of as many homes as asked for; run in a real browser by the bench beside it. */
declare global {
  interface Window {
    /** @returns ms from the homes being there to the picture being painted */
    showBuilding: (count: number) => Promise<number>;
  }
}

const UNITS = 4;
const ROOMS = 10;

/** Four units side by side, ten homes on a floor. */
function homeOf(index: number): House {
  const within = Math.floor(index / UNITS);
  const fh = `${Math.floor(within / ROOMS) + 1}${String((within % ROOMS) + 1).padStart(2, '0')}`;
  const dy = (index % UNITS) + 1;
  const figures = { jzmj: '108.60', fwdj: '15200.00', fwzj: '1650720.00', hx: '三室两厅一卫', smsj: '' };
  const zt = (['1', '2', '3', '4', '5'] as const)[index % 5] ?? '1';
  return { ...figures, fwbh: `B-${dy}-${fh}`, ldbh: 'B', dy, fh, zt };
}

const nothing = () => undefined;
const root = createRoot(document.querySelector('#root') ?? document.body);

window.showBuilding = async (count) => {
  root.render(null);
  await painted();
  const homes = Array.from({ length: count }, (_, index) => homeOf(index));
  const from = performance.now();
  root.render(<BuildingPicture name="3号楼" homes={homes} onOpen={nothing} />);
  while (document.querySelectorAll('button').length < count) await frame();
  await painted();
  return performance.now() - from;
};

/** Two frames on: what was rendered has been painted. */
async function painted(): Promise<void> {
  await frame();
  await frame();
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
