import { areaText } from '@/domain/deposit/other-withdrawal';
import { floorOf, HOME_PRICE, homePrice, MAX_HOMES } from '@/domain/loan/home-rows';
import { PROJECT, type ProjectCompletion, projectCompletionText } from '@/domain/loan/project-state';
import { type Fen, fenOf, formatMoney, moneyText, toYuan } from '@/domain/money';
import { countText, duplicatesOf, namesText } from '@/domain/text/counts';
import { typedText } from '@/lib/foreign-json';
import { buildingFields, homeColumns } from '@/schema/developer/kh0105-building-table';
import { PROJECT_RULES } from '../../../data/menus/rule-names';
import { buildingTableNote } from '../../../data/notes/developer-notes';
import { readBatch, rowsOfBatch } from '../../cases/batch/batches';
import { endCase } from '../../cases/case-end';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { automaticCompletionText } from '../../cases/completion-text';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BatchRule, BusinessRule, RawValues } from '../../cases/rule';
import { actorOf, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import {
  type BuildingRecord,
  buildings,
  buildingsOf,
  type HouseRecord,
  houseHolderText,
  houses,
  housesOf,
  type ProjectAccount,
  projectAccounts,
} from '../../loans/buildings';
import { COMPLETION_PAPER, claimsCompletion, refuseReplanned } from '../../loans/developers/completion';
import { developerOf } from '../../loans/developers/developer-views';
import { type HomeRow, readHomeRow } from '../../loans/developers/home-rows';
import { homeOf } from '../../loans/developers/homes';
import { projectOfDeveloper } from '../../loans/developers/projects';

const LABEL = '房屋明细';
/** Maximum number of conflicts listed individually. */
const MOST_TOLD = 3;
const TITLES = [...homeColumns.map(({ title }) => title), HOME_PRICE];

const batch: BatchRule<HomeRow, { hs: number; mj: string; zj: string }> = {
  label: LABEL,
  reader: () => readHomeRow,
  totals: (_, __, rows) => {
    const doubled = duplicatesOf(rows.map(({ dyfh = '' }) => dyfh));
    if (doubled.length > 0) {
      const named = namesText(doubled, (count) => `${countText(count)}套`);
      throw new BusinessError(REFUSED, `${named}重复出现，请修改明细后重新提交`);
    }
    if (rows.length > MAX_HOMES) throw new BusinessError(REFUSED, `一栋楼最多${MAX_HOMES}套，请核对`);
    const [area, price] = rows.map(sizesOf).reduce((sum, one) => [sum[0] + one[0], sum[1] + one[1]], [0n, 0n]);
    return { hs: rows.length, mj: areaText(area), zj: toYuan(price) };
  },
  figures: ({ hs, mj, zj }) => [
    { key: 'hs', label: '房屋套数', value: `${hs}套` },
    { key: 'mj', label: '建筑面积合计', value: `${formatMoney(mj, '')}㎡` },
    { key: 'zj', label: '总价合计', value: moneyText(zj) },
  ],
  table: (_, rows) => ({ lm: TITLES, key: 0, count: rows.length, cells: (at) => cellsOf(rows[at] ?? {}) }),
};

/** KH0105 楼盘表导入: the homes of one building, new or changed (docs/rules/kh0105-building-table.md; the code is the hall's own). */
export const buildingTable: BusinessRule = {
  ywlx: 'KH0105',
  ywmc: '楼盘表导入',
  area: 'developer',
  kind: 'developer',
  notice: buildingTableNote,
  days: 5,
  subject: { mc: '楼栋', of: ({ lpbh, ldmh }) => (lpbh && ldmh ? `${lpbh} ${ldmh}` : '') },
  about: (store, { values: { lpbh = '' } }) =>
    projectAccounts(store).get(lpbh) ? { lj: `/kfswt/cx_yw/lp_cx/ldb?lpbh=${lpbh}`, mc: '查看楼栋表' } : undefined,
  batch: batch as unknown as BatchRule, // The batch rows come from this reader, so the cast is safe.
  conditions: () => [],
  // The typed rows count; the sealed sheet is for the clerk to compare.
  needs: ({ tx, actor }, { lpbh = '', ldmh = '', jgrq = '' }) => {
    const project = projectOfDeveloper(tx.store, developerOf(tx, actor), lpbh);
    const former = completionOf(project && buildingNamed(tx, lpbh, ldmh));
    return [
      { wjlxId: '0605', wjmc: '楼盘表（加盖公章）', sfbs: '0', mjsm: '' },
      ...(claimsCompletion(jgrq, tx.today(), former) ? [COMPLETION_PAPER] : []),
    ];
  },
  assess,
  approve: (tx, record, approval) => {
    const { building, project, rows } = handedIn(tx, record);
    const refuse = (yy: string, xyb: string) =>
      endCase(tx, record, {
        to: '80',
        jdmc: '未能导入',
        clr: approval.clr,
        yj: yy,
        change: { sbyy: { yy, gz: PROJECT_RULES, xyb } },
      });
    // The property's own application was refused or withdrawn in the meantime.
    if (!project) return refuse('楼盘未予准入，已从楼盘列表移除', '楼盘重新申请准入后再导入');
    const fault = conflictIn(tx, building, rows);
    if (fault) return refuse(fault, '按现在的楼盘表更正后重新导入');
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const yj = `${enter(tx, passed, project, building, rows)}${completionNow(record, building)}`;
    return moveCase(tx, passed, { to: '99', jdmc: '列入楼盘表', clr: '系统', yj });
  },
  rows: (tx, record) => ({
    bt: LABEL,
    lm: TITLES,
    widths: [3, 3, 3, 4, 4],
    rows: rowsOfBatch(tx, actorOf(record.owner), record.values.pcbh ?? '', batch).map(cellsOf),
  }),
  message: ({ ywzt, ywlsh, lc }) =>
    ywzt === '99'
      ? { title: '楼盘表导入已办结', nr: `贵公司的楼盘表导入（${ywlsh}）${automaticCompletionText({ lc })}` }
      : undefined,
};

/** Area in hundredths of a square metre, and the price. */
function sizesOf(row: HomeRow): [bigint, Fen] {
  const { jzmj, fwdj } = homeOf(row);
  const area = fenOf(jzmj);
  return [area, homePrice(area, fwdj)];
}

/** A home as table cells. */
function cellsOf(row: HomeRow): string[] {
  const { jzmj, fwdj, hx } = homeOf(row);
  return [row.dyfh ?? '', `${jzmj}㎡`, formatMoney(fwdj), hx, formatMoney(sizesOf(row)[1])];
}

function assess(application: Application, raw: RawValues): Assessment {
  const { tx, actor } = application;
  const reader = new FieldReader(raw);
  readFields(reader, buildingFields, { today: tx.today(), options: { lpbh: [typedText(raw.lpbh)] } });
  const { lpbh = '', ldmh = '' } = reader.values;
  const project = projectOfDeveloper(tx.store, developerOf(tx, actor), lpbh);
  if (!project) reader.fail('lpbh', '未找到该楼盘，请重新选择');
  const building = project && buildingNamed(tx, project.lpbh, ldmh);
  const finished = reader.valid('jgrq');
  // Reported at the building number, because it may be mistyped; the empty day is filled in next.
  if (project && ldmh && !building && !finished) reader.fail('ldmh', `${ldmh}是新增的楼栋，请填写竣工日期`);
  const former = completionOf(building);
  const claimed = claimsCompletion(finished, tx.today(), former);
  const now = projectCompletionText({ jgrq: finished, established: claimed });
  const moved = former && finished !== '' && (claimed || finished !== former.jgrq);
  refuseReplanned(reader, finished, tx.today(), former);
  reader.values.jgba = claimed ? '1' : '';
  const closed = readBatch(reader, application, batch);
  const rows = closed && project ? rowsOfBatch(tx, actor, closed.pcbh, batch) : [];
  const fault = conflictIn(tx, building, rows);
  if (fault) reader.fail('mx', fault);
  const { added, altered } = againstTable(tx, building, rows);
  const fresh = building === undefined || (building.dkbl === '0' && project?.zt === PROJECT.admitted);
  return {
    ...reader.assessed(),
    labels: { ...reader.labels, mx: LABEL },
    manual: [
      ...(fresh ? ['新列入贷款的楼栋须由中心核对预售许可范围'] : []),
      ...(!fresh && added > 0 ? [`新增的${countText(added)}套房屋须由中心核对预售许可范围`] : []),
      // The lendable amount follows from the price filed with the authority.
      ...(altered.length > 0 ? [`${countText(altered.length)}套房屋的面积或备案单价变更须由中心核对价格备案`] : []),
      ...(claimed ? [`竣工须由中心凭${COMPLETION_PAPER.wjmc}核对`] : moved ? ['变更竣工日期须由中心审核'] : []),
    ],
    remarks: moved ? { jgrq: `${projectCompletionText(former)} → ${now}，由中心审核后生效` } : {},
    sqnr: [
      { label: buildingFields.lpbh.label, value: project?.lpmc ?? '' },
      { label: buildingFields.ldmh.label, value: ldmh },
      ...(moved || (finished !== '' && !building)
        ? [{ label: buildingFields.jgrq.label, value: moved ? `${projectCompletionText(former)} → ${now}` : now }]
        : []),
      ...(altered.length > 0 ? [{ label: '面积、单价变更', value: toldOf(altered) }] : []),
      ...(closed?.hz ?? []),
    ],
    batch: closed,
  };
}

function handedIn(tx: Transaction, { owner, values }: CaseRecord) {
  const actor = actorOf(owner);
  const project = projectOfDeveloper(tx.store, developerOf(tx, actor), values.lpbh ?? '');
  const rows = rowsOfBatch(tx, actor, values.pcbh ?? '', batch);
  return { project, building: project && buildingNamed(tx, project.lpbh, values.ldmh ?? ''), rows };
}

/** Conflicts: homes with a holder that the file would change, with holder and day; undefined for none. */
function conflictIn(
  tx: Transaction,
  building: BuildingRecord | undefined,
  rows: readonly HomeRow[],
): string | undefined {
  if (!building) return undefined;
  const known = homesByNumber(tx, building);
  const found = rows.flatMap((row) => {
    const house = known.get(row.dyfh ?? '');
    const taken = house && houseHolderText(tx.store, house);
    const changes = house && taken ? changesOf(house, homeOf(row)) : [];
    return changes.length > 0 ? [`${taken}，不能将${changes.join('、')}`] : [];
  });
  return found.length === 0 ? undefined : toldOf(found);
}

/** Text of the first conflicts, individually. */
function toldOf(found: readonly string[]): string {
  const more = found.length > MOST_TOLD ? `；共${found.length}套` : '';
  return `${found.slice(0, MOST_TOLD).join('；')}${more}`;
}

/** Returns the number of new homes in an existing building and the changes to its homes. */
function againstTable(tx: Transaction, building: BuildingRecord | undefined, rows: readonly HomeRow[]) {
  const known = building && homesByNumber(tx, building);
  if (!known) return { added: 0, altered: [] };
  const altered = rows.flatMap((row) => {
    const house = known.get(row.dyfh ?? '');
    const changes = house ? changesOf(house, homeOf(row)) : [];
    return changes.length > 0 ? [`${row.dyfh}${changes.join('、')}`] : [];
  });
  return { added: rows.filter(({ dyfh = '' }) => !known.has(dyfh)).length, altered };
}

/** Text of the changes of area and price: 面积由108.60㎡改为110.00㎡. */
function changesOf(house: HouseRecord, next: Pick<HouseRecord, 'jzmj' | 'fwdj'>): string[] {
  return [
    ...(house.jzmj === next.jzmj ? [] : [`面积由${house.jzmj}㎡改为${next.jzmj}㎡`]),
    ...(house.fwdj === next.fwdj ? [] : [`单价由${formatMoney(house.fwdj)}改为${formatMoney(next.fwdj)}`]),
  ];
}

/** Writes the rows that change something; of a home with a holder that is the layout alone (conflictIn). */
function enter(
  tx: Transaction,
  { values }: CaseRecord,
  { lpbh, zt, dkbl }: ProjectAccount,
  former: BuildingRecord | undefined,
  rows: readonly HomeRow[],
): string {
  const ldbh = former?.ldbh ?? nextBuilding(tx, lpbh);
  const known = former ? homesByNumber(tx, former) : new Map<string, HouseRecord>();
  let [added, changed] = [0, 0];
  for (const row of rows) {
    const home = homeOf(row);
    const house = known.get(row.dyfh ?? '');
    if (house?.hx === home.hx && changesOf(house, home).length === 0) continue;
    if (house) changed += 1;
    else added += 1;
    const fwbh = house?.fwbh ?? `${ldbh}-${home.dy}-${home.fh}`;
    houses(tx.store).put(fwbh, { fwbh, ldbh, lpbh, zt: '1', ywlsh: '', ...house, ...home });
  }
  const all = housesOf(tx.store, ldbh);
  const units = [...new Set(all.map(({ dy }) => dy))];
  buildings(tx.store).put(ldbh, {
    ldbh,
    lpbh,
    ldmh: values.ldmh ?? '',
    ksdyh: Math.min(...units),
    dys: units.length,
    cs: Math.max(...all.map(({ fh }) => floorOf(fh))),
    mchs: Math.max(...all.map(({ fh }) => Number(fh.slice(-2)))),
    jgrq: values.jgrq || (former?.jgrq ?? ''),
    ...((values.jgba || former?.jgba) === '1' && { jgba: '1' }),
    dkbl: zt === PROJECT.inReview ? (former?.dkbl ?? '0') : dkbl,
  });
  return `${values.ldmh}已列入楼盘表：新增${added}套，更新${changed}套，共${all.length}套`;
}

/** Current completion of a building that is new or has a changed day. */
function completionNow({ values }: CaseRecord, former: BuildingRecord | undefined): string {
  const jgrq = values.jgrq ?? '';
  const established = values.jgba === '1' || former?.jgba === '1';
  if (jgrq === '' || (jgrq === former?.jgrq && values.jgba !== '1')) return '';
  return `；竣工日期${projectCompletionText({ jgrq, established })}`;
}

function homesByNumber({ store }: Transaction, { ldbh }: BuildingRecord): Map<string, HouseRecord> {
  return new Map(housesOf(store, ldbh).map((house) => [`${house.dy}-${house.fh}`, house]));
}

function buildingNamed({ store }: Transaction, lpbh: string, ldmh: string): BuildingRecord | undefined {
  return buildingsOf(store, lpbh).find((one) => one.ldmh === ldmh);
}

const completionOf = (building: BuildingRecord | undefined): ProjectCompletion | undefined =>
  building && { jgrq: building.jgrq, established: building.jgba === '1' };

function nextBuilding({ store }: Transaction, lpbh: string): string {
  const last = Math.max(0, ...buildingsOf(store, lpbh).map(({ ldbh }) => Number(ldbh.split('-')[1])));
  return `${lpbh}-${String(last + 1).padStart(2, '0')}`;
}
