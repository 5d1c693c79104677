import { sm3 } from 'sm-crypto-v2';
import type { LoginType, MenuNode } from '@/api/auth';
import type { ListExportNumber, ListExportRequest } from '@/api/list-export';
import { readCheckCode, readPaperNumber } from '@/domain/check-code';
import { fundTime, type PlainDate } from '@/domain/dates';
import { menus } from '../../data/menus';
import { CENTRE_NAME } from '../../data/system-config';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { developers, persons, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { checkCodeOf } from './document-numbers';

/** A copy of a list as it left the hall: whose, what, how much. */
export interface ListExportRecord extends ListExportRequest, ListExportNumber {
  owner: string;
  /** The page's name in the centre's own menu: what is said of the copy in public is not the exporter's to word. */
  ymmc: string;
}

/** More rows than this are no list any more; the same limit as in the hall. */
const MOST_ROWS = 100_000;
const LONGEST: Readonly<Record<'path' | 'navName' | 'title' | 'conditions', number>> = {
  path: 200,
  navName: 60,
  title: 60,
  conditions: 500,
};

/** Whose menu somebody sees; an applicant without an account has none, and no lists. */
const LOGIN_TYPES: Readonly<Record<Actor['kind'], LoginType | undefined>> = {
  person: '1',
  unit: '2',
  developer: '3',
  applicant: undefined,
};

const listExports = (store: Store) => store.table<ListExportRecord>('list-exports');

/** Gives a copy of a list its number and check code and keeps both. @throws Refusal for what describes no list */
export function issueExportNumber(desk: Desk, actor: Actor, request: ListExportRequest): ListExportNumber {
  for (const [name, longest] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    if (request[name].length > longest) throw new Refusal(REFUSED, '导出说明过长，请缩短查询条件后重试');
  }
  const loginType = LOGIN_TYPES[actor.kind];
  const ymmc = loginType && pageName(menus[loginType], request.path);
  if (request.title === '' || ymmc === undefined) throw new Refusal(REFUSED, '未说明导出的是哪张表');
  if (request.rows > MOST_ROWS) {
    throw new Refusal(REFUSED, `一次最多导出${MOST_ROWS.toLocaleString('en-US')}条，请缩小查询范围后重试`);
  }
  const owner = ownerOf(actor);
  const dcbh = nextExportNumber(desk.store, desk.today());
  const dcsj = fundTime(desk.now());
  const digest = sm3(JSON.stringify([dcbh, owner, dcsj, request]));
  const number: ListExportNumber = {
    dcbh,
    yzm: checkCodeOf(dcbh, digest),
    dcsj,
    zxmc: CENTRE_NAME,
    hm: holderName(desk, actor),
  };
  listExports(desk.store).put(dcbh, { ...request, ...number, owner, ymmc });
  return number;
}

/** Whose list it is, with the account: who acts for several units tells their copies apart by it. */
function holderName({ store }: Desk, actor: Actor): string {
  if (actor.kind === 'unit') return `${units(store).get(actor.dwzh)?.dwmc ?? ''}（单位账号${actor.dwzh}）`;
  if (actor.kind === 'developer')
    return `${developers(store).get(actor.kfsbh)?.kfsmc ?? ''}（开发商编号${actor.kfsbh}）`;
  if (actor.kind === 'person') return `${persons(store).get(actor.grzh)?.xingming ?? ''}（个人账号${actor.grzh}）`;
  return '';
}

/** The copy that a number and its check code belong to; undefined when they do not belong together. */
export function findListExport(store: Store, dcbh: string, yzm: string): ListExportRecord | undefined {
  const record = listExports(store).get(readPaperNumber(dcbh));
  return record?.yzm === readCheckCode(yzm) ? record : undefined;
}

/** What the menu calls the page at a path; undefined when the menu has none there. */
function pageName(nodes: readonly MenuNode[], path: string): string | undefined {
  for (const node of nodes) {
    if (node.path === path && node.menuType === '2') return node.name;
    const below = pageName(node.children ?? [], path);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** DC + yyyyMMdd + 6 digits, counted by the day, as certificates are (domain catalogue 2.1). */
function nextExportNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ day: PlainDate; last: number }>('counters');
  const former = counters.get('dcbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('dcbh', { day, last });
  return `DC${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}
