import { type HttpHandler, http } from 'msw';
import { fundTime } from '@/domain/dates';
import { isRecord } from '@/lib/foreign-json';
import { handOverSession } from '../centre/access/admit';
import { issueCode } from '../centre/access/government';
import { asLoginType } from '../centre/access/sign-in';
import { setWay } from '../centre/access/sign-in-methods';
import { hallStatus, setHall } from '../centre/access/website';
import { arrive, expectedVisits } from '../centre/appointments/attendance';
import type { ItemToReturn } from '../centre/cases/corrections';
import { moveClock } from '../centre/daily-jobs';
import { type Desk, REFUSED, Refusal } from '../centre/kernel/desk';
import { addFault, clearFaults, FAULT_KINDS, listFaults } from '../centre/kernel/faults';
import { readOutbox } from '../centre/kernel/outbox';
import { resumeProject, suspendProject } from '../centre/loans/developers/suspensions';
import { openCases } from '../centre/office/open-cases';
import { review } from '../centre/office/review';
import { actOnPhone } from '../centre/phone';
import { actOnComplaint, waitingComplaints } from '../centre/public/complaints/complaints-steps';
import { callBacksToDo, makeCallBack } from '../centre/public/evaluation/evaluation-callbacks';
import { openVisits } from '../centre/public/evaluation/evaluation-subjects';
import { asRegister, setRegister } from '../centre/registers/register-queries';
import { actOnKey, keyViews } from '../key-agent/agent';
import { LARGE_UNIT, MOST_LARGE_MEMBERS } from '../seed/large-unit';
import { PASSWORD } from '../seed/people';
import { listLargeUnit, listPeople } from '../seed/people-list';
import { platformPeople } from '../seed/platform-people';
import { answer } from './answer';
import { type Door, toAnybody } from './door';
import { qaCall } from './qa-call';
import { QA } from './qa-path';
import { readVisit, text, type Visit, wholeNumber } from './visit';

/** The QA surface (design 7): what a phone, a clerk, the calendar and bad luck do. No fault and no session applies to it. */
export function qaHandlers(door: Door): HttpHandler[] {
  const qa = (method: 'get' | 'post', name: string, work: (desk: Desk, visit: Visit) => unknown) =>
    qaCall(door, method, name, work);
  return [
    qa('get', 'outbox', (desk) => readOutbox(desk)),
    qa('get', 'people', ({ store }) => [...listPeople(), ...listLargeUnit(store)]),
    qa('get', 'cases', (desk) => openCases(desk)),
    qa('get', 'status', (desk) => ({ now: fundTime(desk.now()), hall: hallStatus(desk), faults: listFaults(desk) })),
    qa('post', 'session', (desk, { body, wall }) => {
      const loginType = asLoginType(text(body, 'loginType'));
      const operator = text(body, 'jbrzjhm') || undefined;
      const session = loginType && handOverSession(desk, wall, loginType, text(body, 'account'), operator);
      return session ?? new Refusal(REFUSED, '没有以此登录的账号');
    }),
    qa('post', 'scan', (desk, { body, wall }) =>
      actOnPhone(desk, wall, {
        uuid: text(body, 'uuid'),
        action: text(body, 'action'),
        zjhm: text(body, 'zjhm'),
        face: text(body, 'face'),
      }),
    ),
    qa('post', 'review', (desk, { body }) => {
      const result = text(body, 'result');
      if (result !== 'approve' && result !== 'return' && result !== 'refuse') {
        return new Refusal(REFUSED, 'result须为approve、return或refuse');
      }
      const items = itemsNamed(body.items);
      if (items instanceof Refusal) return items;
      const ywlsh = text(body, 'ywbh') || text(body, 'ywlsh');
      return review(desk, { ywlsh, result, opinion: text(body, 'opinion'), items });
    }),
    qa('get', 'complaints', (desk) => waitingComplaints(desk)),
    qa('post', 'complaint', (desk, { body }) => {
      const { tsbh, zt } = actOnComplaint(desk, {
        id: text(body, 'id'),
        action: text(body, 'action'),
        text: text(body, 'text'),
      });
      return { tsbh, zt };
    }),
    qa('get', 'evaluations', (desk) => ({ visits: openVisits(desk), callBacks: callBacksToDo(desk) })),
    qa('post', 'evaluation', (desk, { body }) =>
      makeCallBack(desk, { ywlsh: text(body, 'ywlsh'), result: text(body, 'result') }),
    ),
    qa('get', 'appointments', (desk) => expectedVisits(desk)),
    qa('post', 'arrive', (desk, { body }) => arrive(desk, text(body, 'yyh'))),
    qa('post', 'project', (desk, { body }) => {
      const asked = { lpbh: text(body, 'lpbh'), yy: text(body, 'yy') };
      const action = text(body, 'action');
      if (action !== 'suspend' && action !== 'resume') return new Refusal(REFUSED, 'action须为suspend或resume');
      const { lpbh, lpmc, zt } = action === 'suspend' ? suspendProject(desk, asked) : resumeProject(desk, asked);
      return { lpbh, lpmc, zt };
    }),
    qa('post', 'register', ({ store }, { body }) => {
      const register = asRegister(text(body, 'name'));
      if (!register) return new Refusal(REFUSED, '没有这个登记');
      setRegister(store, register, text(body, 'answer') !== 'off');
      return null;
    }),
    qa('post', 'clock', (desk, { body }) => {
      const now = text(body, 'now');
      return moveClock(desk, now ? { now } : { days: wholeNumber(body, 'days', Number.NaN, 0, 4000) });
    }),
    qa('post', 'hall', (desk, { body }) => {
      const qdzt = text(body, 'qdzt');
      if (qdzt !== '0' && qdzt !== '1') return new Refusal(REFUSED, 'qdzt须为0（关闭）或1（开放）');
      return setHall(desk, { qdzt, tzyy: text(body, 'tzyy'), yjhfsj: text(body, 'yjhfsj') });
    }),
    qa('post', 'methods', (desk, { body }) => {
      const types = text(body, 'loginTypes').split(',').map(asLoginType);
      return setWay(
        desk,
        text(body, 'key'),
        types.filter((type) => type !== undefined),
      );
    }),
    qa('get', 'gov-people', () => platformPeople()),
    qa('post', 'gov-code', (desk, { body, wall }) => govCode(desk, wall, (name) => text(body, name))),
    qa('get', 'keys', (desk) => keyViews(desk)),
    qa('post', 'key', (desk, { body }) =>
      actOnKey(desk, { action: text(body, 'action'), no: text(body, 'no'), mode: text(body, 'mode') }),
    ),
    qa('post', 'fault', (desk, { body }) => {
      if (text(body, 'kind') === 'clear') return clearFaults(desk);
      const kind = FAULT_KINDS.find((one) => one === text(body, 'kind'));
      const path = text(body, 'path');
      if (!kind || !path) return new Refusal(REFUSED, `须给出path，kind须为${FAULT_KINDS.join('、')}之一`);
      return addFault(desk, {
        path,
        kind,
        times: wholeNumber(body, 'times', 1, 1, 10_000),
        value: text(body, 'value'),
      });
    }),
    toAnybody(
      http.post(`*${QA}/large-unit`, async ({ request }) => {
        const visit = await readVisit(request, door.wall());
        if (visit instanceof Refusal) return answer(visit);
        const rs = wholeNumber(visit.body, 'rs', MOST_LARGE_MEMBERS, 1, MOST_LARGE_MEMBERS);
        const { dwzh, dwmc } = LARGE_UNIT;
        return answer({ dwzh, dwmc, password: PASSWORD, rs: (await door.centre.addLargeUnit(rs)).rs });
      }),
    ),
    toAnybody(
      http.post(`*${QA}/reset`, async () => {
        await door.centre.reset();
        return answer(null);
      }),
    ),
  ];
}

/** What a return is about: `[{ lx: 'cl' | 'zd', bh, yj? }]`, a material by its type or a field by its name. */
function itemsNamed(value: unknown): ItemToReturn[] | Refusal {
  if (value === undefined) return [];
  const items = Array.isArray(value) ? value.map(itemNamed) : [undefined];
  const known = items.filter((item) => item !== undefined);
  return known.length === items.length ? known : new Refusal(REFUSED, 'items须为{lx: cl或zd, bh, yj}的列表');
}

function itemNamed(value: unknown): ItemToReturn | undefined {
  if (!isRecord(value)) return undefined;
  const { lx, bh, yj } = value;
  if ((lx !== 'cl' && lx !== 'zd') || typeof bh !== 'string') return undefined;
  return { lx, bh, yj: typeof yj === 'string' ? yj : '' };
}

/** What the government service platform does once somebody has signed in there. */
function govCode(desk: Desk, wall: number, read: (name: string) => string): { authCode: string } | Refusal {
  const loginType = read('loginType') === '2' ? '2' : '1';
  const number = read(loginType === '2' ? 'dwzh' : 'zjhm');
  const person = platformPeople().find((one) => one.loginType === loginType && one.number === number);
  if (!person) return new Refusal(REFUSED, '政务服务平台没有这个账号');
  const urls = { loginReturnUrl: read('loginReturnUrl'), logoutReturnUrl: read('logoutReturnUrl') };
  return issueCode(desk, wall, { loginType, number, name: person.name, ...urls });
}
