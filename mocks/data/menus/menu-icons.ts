import type { LoginType, MenuNode } from '@/api/session/auth';
import { drawingOf } from './icon-drawings';
import { menus } from './menus';

/** One line drawing for each group, on a grid of 24. */
const DRAWINGS: Record<string, string> = {
  zhxx: 'M4 5h16v14H4zM4 10h16M8 15h4',
  zhxxbg: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 20c1-4 4-6 7-6s6 2 7 6',
  lhjyryyw: 'M4 9h16v10H4zM9 9V5h6v4M4 13h16',
  zyjx: 'M4 8h14l-4-4M20 16H6l4 4',
  tqSys: 'M4 12v8h16v-8M12 3v12M8 11l4 4 4-4',
  tqyw: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
  ydtq: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4',
  dkSys: 'M3 20h18M5 20V9M10 20V9M14 20V9M19 20V9M3 9l9-5 9 5z',
  dkyw: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM9 9l3 4 3-4M12 13v4M9 14h6',
  hkxx_bg: 'M5 8a8 8 0 0 1 14 2M19 5v5h-5M19 16a8 8 0 0 1-14-2M5 19v-5h5',
  dkyy: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v5l3 2',
  cxyw: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  jccx: 'M6 4h9l3 3v13H6zM9 10h6M9 14h6',
  tqcx: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 9h6M9 13h6',
  dkcx: 'M4 20V4M4 20h16M8 16l4-5 3 2 5-7',
  aqcx: 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6zM9 12l2 2 4-4',
  zmSys: 'M6 3h12v18H6zM9 8h6M9 12h6M12 16v2',
  zmyw: 'M5 4h14v11H5zM9 15l-1 6 4-2 4 2-1-6M9 9h6',
  jcyw: 'M12 3v10M8 9l4 4 4-4M4 15v5h16v-5',
  xtgl: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2',
  wnbl: 'M4 6h11M4 11h8M4 16h6M13 15l3 3 6-7',
  MyOffice: 'M5 4h14v16H5zM9 4V3h6v2M8 11l2 2 4-4M8 17h8',
  draftbox: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h4',
  msgHome: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 20a2 2 0 0 0 4 0',
  cx_yw: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  xx_cx: 'M5 20V5h9v15M14 10h5v10M3 20h18M8 9h3M8 13h3',
  lp_cx: 'M4 20V8l6-4v16M10 9h10v11M3 20h18M14 13h2M14 17h2',
  dk_cx: 'M3 7h18v11H3zM12 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
};

const picture = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0958d9" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${drawing}"/></svg>`)}`;

/** Menu id → picture for every row of the login type; a leaf without one of its own has its group's. */
export function menuIcons(loginType: LoginType): Record<string, string> {
  const icons: Record<string, string> = {};
  const draw = (nodes: readonly MenuNode[], inherited: string) => {
    for (const { id, path = '', menuType, children } of nodes) {
      const segment = path.split('/').at(-1)?.replace('DWmyOffice', 'MyOffice') ?? '';
      const drawing = drawingOf(segment) ?? DRAWINGS[segment] ?? inherited;
      if (drawing && (menuType === '0' || menuType === '2')) icons[String(id)] = picture(drawing);
      draw(children ?? [], drawing);
    }
  };
  draw(menus[loginType], '');
  return icons;
}
