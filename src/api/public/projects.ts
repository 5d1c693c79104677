import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  code,
  count,
  each,
  everyRow,
  fallback,
  key,
  object,
  pageReader,
  pageWith,
  pattern,
  refine,
  requiredDay,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';

/** Whole yuan. */
const wholeYuan = pattern(/^\d{1,9}$/);
/** An area or an amount. */
const decimalText = pattern(/^\d{1,12}(\.\d{1,2})?$/);

/** Homes of a property or building. */
const homesMembers = {
  /** Number of homes, of those still available with a loan, and of those under loan. */
  ...each(count, 'zts', 'kdts', 'ydts'),
  /** Highest loan as whole percent of the price; '0': no loans. */
  dkbl: pattern(/^(100|\d{1,2})$/),
  /** Completion date, of a property that of its last building. */
  jgrq: requiredDay,
};

/** No part exceeds the total. */
const withinTotal = ({ zts, kdts, ydts }: { zts: number; kdts: number; ydts: number }) => kdts <= zts && ydts <= zts;

const projectMembers = {
  ...each(key, 'lpbh', 'lpmc'),
  /** District, the first part of the address. */
  qy: textValue,
  ...each(textValue, 'lpdz', 'kfsmc'),
  /** Dictionary lpzt. */
  zt: textValue,
  /** 01 commercial, 03 affordable (dictionary fwxz). */
  fwxz: textValue,
  /** Green-building stars, '0' for none. */
  lsjzdj: textValue,
  ...homesMembers,
  /** Average registered price, whole yuan per square metre. */
  jj: wholeYuan,
};

/** A property approved for loans, with the same figures as its developer sees. */
const readListedProject = refine(object(projectMembers), withinTotal);
export type ListedProject = Answer<typeof readListedProject>;

const readListedBuilding = refine(
  object({
    ...each(textValue, 'ldbh', 'ldmh'),
    /** Number of its first unit, number of units, storeys. */
    ...each(count, 'ksdyh', 'dys', 'cs'),
    ...homesMembers,
  }),
  withinTotal,
);
export type ListedBuilding = Answer<typeof readListedBuilding>;

/** Registered prices of a property, whole yuan per square metre. */
const readPriceReference = refine(
  object({
    /** Average, lowest and highest. */
    ...each(wholeYuan, 'jj', 'zdj', 'zgj'),
    /** Source and date of the prices. */
    ly: textValue,
    jzrq: requiredDay,
  }),
  ({ jj, zdj, zgj }) => Number(zdj) <= Number(jj) && Number(jj) <= Number(zgj),
);
export type PriceReference = Answer<typeof readPriceReference>;

const readProjectDetail = refine(
  object({
    ...projectMembers,
    /** Presale licences. */
    ysxkz: everyRow(textValue),
    /** Banks that handle the loans. */
    yhmc: everyRow(textValue),
    ld: everyRow(readListedBuilding, ({ ldbh }) => ldbh),
    /** undefined when missing or unreadable. */
    bajg: fallback(readPriceReference, undefined),
    /** '1': the developer confirms sales in the hall, so the loan can be applied for online; '0': at the counter. */
    wssl: code('0', '1'),
  }),
  withinTotal,
);
export type ListedProjectDetail = Answer<typeof readProjectDetail>;

/** A home of the public building table. */
const readListedHome = object({
  dy: count,
  ...each(textValue, 'fh', 'hx'),
  ...each(decimalText, 'jzmj', 'fwdj', 'fwzj'),
  /** 1 for sale, 2 sold, 3 under loan, 4 reserved by a loan application. */
  zt: code('1', '2', '3', '4'),
});
export type ListedHome = Answer<typeof readListedHome>;

export interface ProjectFilter {
  qy?: string;
  kfsmc?: string;
  lpmc?: string;
  /** Lowest and highest average price, whole yuan (filter). */
  jjq?: string;
  jjz?: string;
  /** Minimum of green-building stars. */
  lsjzdj?: string;
  /** '1': only properties with available homes. */
  kd?: string;
  px?: string;
}

/** A page of properties, with the districts to filter by. */
const readProjectList = (asked: { page: number; size: number }) =>
  pageWith(
    pageReader(readListedProject, asked, ({ lpbh }) => lpbh),
    {
      qyList: fallback(
        everyRow(textValue, (district) => district),
        [],
      ),
    },
  );
export type ProjectListPage = Answer<typeof readProjectList>;

export function fetchProjects(
  params: ProjectFilter & { page: number; size: number },
  options?: CallOptions,
): Promise<ProjectListPage> {
  return get(hall('kfslpxx/getHzlpList'), readProjectList(params), { ...options, params: { ...params } });
}

export function fetchProject(lpbh: string, options?: CallOptions): Promise<ListedProjectDetail> {
  return get(hall('kfslpxx/getHzlpInfo'), readProjectDetail, { ...options, params: { lpbh } });
}

/** Unit and number identify a home within its building. */
export const homeKey = ({ dy, fh }: ListedHome) => `${dy}-${fh}`;

export function fetchListedHomes(
  params: { ldbh: string; dy?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<ListedHome>> {
  return get(hall('kfslpxx/getHzlpFwList'), pageReader(readListedHome, params, homeKey), {
    ...options,
    params: { ...params },
  });
}
