// A former unit is asked to seal somebody's account (domain catalogue GJ0306): it does so, or answers that the person is still there.
import type { SealReminder } from '@/api/seal-reminders';
import type { TodoItem } from '@/api/todos';
import { fundTime, type PlainDate } from '@/domain/dates';
import { CHECKS_ONLY, checksOnly } from '../access/two-person';
import { labelOf } from '../cases/field-reader';
import { branchOfOwner } from '../cases/last-branch';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { lastSpan, persons, type UnitRecord, unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { tellUnit } from '../remittance/tell-unit';
import { unitName } from './person-views';

interface Reminder {
  grzh: string;
  /** Who is asked, by whom, and when first. */
  dwzh: string;
  dwmc: string;
  day: PlainDate;
  /** Account number of who asks. */
  by: string;
  /** What the former unit has done: sealed the account, or answered that the person is still there, and why. */
  answer?: { zt: 'sealed' | 'stays'; yy: string; sj: string };
}

const LONGEST_REASON = 200;
/** Where whoever is told of it finds both ways to answer, and what became of what it asked for. */
const PAGE = '/dwwt/cxyw/zrzcjl';

const reminders = (store: Store) => store.table<Reminder>('seal-reminders');
const idOf = ({ grzh, by }: Pick<Reminder, 'grzh' | 'by'>) => `${grzh}:${by}`;

/** Asked anew after an answer it is to be answered anew. @returns its number */
export function keepReminder(
  desk: Desk,
  { grzh, dwzh, unit }: Pick<Reminder, 'grzh' | 'dwzh'> & { unit: UnitRecord },
): string {
  const id = idOf({ grzh, by: unit.dwzh });
  const former = reminders(desk.store).get(id);
  if (former?.answer?.zt === 'stays' && former.answer.sj.slice(0, 10) === desk.today())
    throw new Refusal(REFUSED, staysText(desk, grzh, unit.dwzh));
  const day = former && !former.answer ? former.day : desk.today();
  reminders(desk.store).put(id, { grzh, dwzh, dwmc: unit.dwmc, day, by: unit.dwzh });
  return id;
}

/** That the former unit has answered 仍在本单位, and what is left to do; '' where it has not. */
export function staysText(desk: Desk, grzh: string, by: string): string {
  const { answer } = reminders(desk.store).get(idOf({ grzh, by })) ?? {};
  if (answer?.zt !== 'stays') return '';
  return `原单位于${answer.sj.slice(0, 10)}答复该职工仍在其单位（${answer.yy}），账户不能转入；${nextStep(desk, by)}`;
}

/** Both units say different things: who settles it. */
function nextStep(desk: Desk, by: string): string {
  const branch = labelOf('WDXX', branchOfOwner(desk, { kind: 'unit', dwzh: by }));
  return `职工确已离职的，请职工与原单位核实，有异议的拨打12329或到${branch || '受理网点'}反映`;
}

/** The account is sealed: whoever asked for it hears so, with the next step. */
export function answerReminders(desk: Desk, grzh: string): void {
  const xingming = persons(desk.store).get(grzh)?.xingming ?? '';
  for (const one of [...reminders(desk.store).values()]) {
    if (one.grzh !== grzh || one.answer?.zt === 'sealed') continue;
    const id = idOf(one);
    reminders(desk.store).put(id, { ...one, answer: { zt: 'sealed', yy: '', sj: fundTime(desk.now()) } });
    tellUnit(desk, one.by, {
      id: `txda-${id}-${desk.today()}`,
      title: `${xingming}：原单位已封存`,
      nr: `贵单位于${one.day}提醒原单位封存的${xingming}，原单位已于${desk.today()}办理封存。原单位缴清后，可以在“同城转移”办理转入。`,
      ywlsh: '',
    });
  }
}

/** 仍在本单位, with the reason: whoever asked hears it at once. The same words again change nothing. @throws Refusal */
export function answerStays(desk: Desk, actor: Actor, input: { id: string; yy: string }): SealReminder[] {
  const { dwzh, dwmc } = unitOf(desk, actor);
  const found = reminders(desk.store).get(input.id);
  if (found?.dwzh !== dwzh) throw new Refusal(REFUSED, '未找到该提醒，请刷新后查看');
  const yy = input.yy.trim();
  if (found.answer?.zt === 'stays' && found.answer.yy === yy) return listReminders(desk, actor);
  if (checksOnly(desk, actor)) throw new Refusal(REFUSED, CHECKS_ONLY);
  if (!isOpen(desk.store, found)) throw new Refusal(REFUSED, '该提醒已经办结，请刷新后查看');
  const wrong = yy === '' ? '请填写原因' : [...yy].length > LONGEST_REASON ? `原因不能超过${LONGEST_REASON}字` : '';
  if (wrong) throw new Refusal(REFUSED, wrong, { fieldErrors: { yy: wrong } });
  const sj = fundTime(desk.now());
  reminders(desk.store).put(input.id, { ...found, answer: { zt: 'stays', yy, sj } });
  const xingming = persons(desk.store).get(found.grzh)?.xingming ?? '';
  tellUnit(desk, found.by, {
    id: `txda-${input.id}-${sj}`,
    title: `${xingming}：原单位答复仍在其单位`,
    nr: `贵单位于${found.day}提醒原单位封存的${xingming}，原单位（${dwmc}）于${sj.slice(0, 10)}答复：仍在其单位，${yy}。账户不能转入；${nextStep(desk, found.by)}。`,
    ywlsh: '',
  });
  return listReminders(desk, actor);
}

/** The unit's own, asked and asking, newest first: until who was asked for has come. */
export function listReminders(desk: Desk, actor: Actor): SealReminder[] {
  const { dwzh } = unitOf(desk, actor);
  return [...reminders(desk.store).values()]
    .filter((one) => (one.dwzh === dwzh || one.by === dwzh) && heldBy(desk.store, one) !== one.by)
    .sort((a, b) => (a.day + idOf(a) < b.day + idOf(b) ? 1 : -1))
    .map((one): SealReminder => {
      const sent = one.by === dwzh;
      const { xingming = '' } = persons(desk.store).get(one.grzh) ?? {};
      return {
        id: idOf(one),
        fx: sent ? '1' : '2',
        xingming,
        // Whoever asks gave name and ID: the number is not theirs yet.
        grzh: sent ? '' : one.grzh,
        dwmc: sent ? unitName(desk.store, one.dwzh) : one.dwmc,
        rq: one.day,
        zt: one.answer?.zt === 'stays' ? '2' : isOpen(desk.store, one) ? '1' : '3',
        yy: one.answer?.yy ?? '',
        hfsj: one.answer?.sj ?? '',
        xyb: sent && one.answer?.zt === 'stays' ? nextStep(desk, dwzh) : '',
      };
    });
}

/** What the former unit is asked for, until it has done so or answered. */
export function sealTodos(desk: Desk, actor: Actor): TodoItem[] {
  if (actor.kind !== 'unit') return [];
  const asked = [...reminders(desk.store).values()].filter((one) => one.dwzh === actor.dwzh);
  return asked.flatMap((one) => {
    if (one.answer || !isOpen(desk.store, one)) return [];
    const title = `${persons(desk.store).get(one.grzh)?.xingming}：请办理封存`;
    const sxsm = `${one.dwmc}申请将其账户转入；已离职的请办理封存，仍在本单位的请答复原因`;
    return [{ ywlx: 'GJ0305', ywlsh: '', title, sxsm, rq: one.day, lj: PAGE }];
  });
}

const heldBy = (store: Store, { grzh }: Reminder): string | undefined => {
  const person = persons(store).get(grzh);
  return person && lastSpan(person)?.dwzh;
};

/** Whether the asked unit still pays in for the person. */
const isOpen = (store: Store, one: Reminder): boolean =>
  persons(store).get(one.grzh)?.grzhzt === '01' && heldBy(store, one) === one.dwzh;
