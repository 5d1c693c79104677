// Messages on services beside the businesses: appointments, complaints, evaluations, drafts, sign-in.
import type { Appointment } from '@/api/public/appointments';
import type { PlainDate } from '@/domain/dates';
import { policyCount } from '../policy/policy';
import { template } from './template';

const CASE = { category: '办件通知', sms: 'always' } as const;
const MY_APPOINTMENTS = { lj: '/grwt/dkSys/dkyy/wdyy', ljmc: '查看我的预约' };

interface Booked {
  view: Appointment;
  sj: string;
}

const when = ({ yyrq, yysd, wdmc }: Appointment) => `${yyrq} ${yysd}在${wdmc}`;
const whatFor = ({ dz, cl, qxjz }: Appointment) =>
  `地址：${dz}。请携带：${cl.join('；')}。不能到场的，请在${qxjz}前取消或改期。`;

/** Notices on an appointment cannot be switched off. */
const onAppointment = (what: string) => ({
  ...CASE,
  id: ({ view, sj }: Booked) => `yy-${view.yyh}-${what}-${sj}`,
  link: MY_APPOINTMENTS,
});

export const appointmentMessages = {
  'appointment-booked': template<Booked>({
    ...onAppointment('booked'),
    title: '预约成功',
    text: ({ view }) => `您已预约${when(view)}办理${view.sxmc}，预约号${view.yyh}。${whatFor(view)}`,
  }),

  'appointment-changed': template<Booked>({
    ...onAppointment('changed'),
    title: '预约已改期',
    text: ({ view }) => `您的${view.sxmc}预约（${view.yyh}）已改为${when(view)}。${whatFor(view)}`,
  }),

  'appointment-cancelled': template<Booked>({
    ...onAppointment('cancelled'),
    title: '预约已取消',
    text: ({ view }) => `您${when(view)}的${view.sxmc}预约（${view.yyh}）已取消，可以重新预约。`,
  }),

  'appointment-tomorrow': template<Booked>({
    ...onAppointment('reminded'),
    title: '明天有预约',
    text: ({ view }) => `提醒您：明天（${when(view)}）办理${view.sxmc}，预约号${view.yyh}。${whatFor(view)}`,
  }),

  'appointment-missed': template<Booked & { times: number }>({
    ...onAppointment('missed'),
    title: '预约未到场',
    text: ({ view, times }) => {
      const [months, most, length] = [policyCount('p.yySyYs'), policyCount('p.yySyCs'), policyCount('p.yySyTs')];
      return `您${when(view)}的预约（${view.yyh}）没有到场，${months}个月内第${times}次未到场，满${most}次将暂停网上预约${length}天。不能到场时请提前取消或改期。`;
    },
  }),

  'appointment-missed-suspended': template<Booked & { times: number; until: PlainDate }>({
    ...onAppointment('missed'),
    title: '预约未到场',
    text: ({ view, times, until }) =>
      `您${when(view)}的预约（${view.yyh}）没有到场，已有${times}次未到场，网上预约暂停至${until}，期间可以直接到网点取号办理。`,
  }),
};

/** `you`: polite address; `what`: subject and number of the complaint; `step`: number of its steps. */
interface Complaint {
  tsbh: string;
  step: number;
  you: string;
  bt: string;
}

const COMPLAINT = {
  category: '诉求通知',
  sms: 'always',
  link: ({ tsbh }: Complaint) => ({ lj: `/complaintJYInfo?id=${encodeURIComponent(tsbh)}`, ljmc: '查看诉求' }),
} as const;

const onComplaint = (title: string) => ({
  ...COMPLAINT,
  id: ({ tsbh, step }: Complaint) => `ts-${tsbh}-${title}-${step}`,
  title,
});

export const complaintMessages = {
  'complaint-filed': template<Complaint & { by: string; cnrq: PlainDate }>({
    ...onComplaint('诉求已提交'),
    text: ({ you, bt, tsbh, by, cnrq }) => `${you}的诉求“${bt}”（${tsbh}）已提交，由${by}办理，将于${cnrq}前答复。`,
  }),

  'complaint-under-review': template<Complaint & { by: string; cnrq: PlainDate }>({
    ...onComplaint('复核申请已受理'),
    text: ({ you, bt, tsbh, by, cnrq }) => `${you}对诉求“${bt}”（${tsbh}）的复核申请已转${by}，将于${cnrq}前答复。`,
  }),

  'complaint-passed-on': template<Complaint & { to: string; cnrq: PlainDate }>({
    ...onComplaint('诉求已转办'),
    text: ({ you, bt, tsbh, to, cnrq }) => `${you}的诉求“${bt}”（${tsbh}）已转${to}办理，承诺答复日期${cnrq}不变。`,
  }),

  'complaint-answered': template<Complaint & { by: string; page: string }>({
    ...onComplaint('诉求已答复'),
    text: ({ you, bt, tsbh, by, page }) => `${by}已答复${you}的诉求“${bt}”（${tsbh}），请在“${page}”中查看。`,
  }),

  'complaint-overdue': template<Complaint & { by: string }>({
    ...onComplaint('诉求延期致歉'),
    text: ({ you, bt, tsbh, by }) => `${you}的诉求“${bt}”（${tsbh}）未能按期答复，我们深表歉意，已由${by}督办。`,
  }),
};

interface Evaluated {
  ywlsh: string;
  you: string;
  ywmc: string;
}

export const evaluationMessages = {
  'evaluation-called-back': template<Evaluated & { result: string }>({
    category: '办件通知',
    id: ({ ywlsh }) => `pj-hf-${ywlsh}`,
    title: ({ ywmc }) => `${ywmc}：评价回访与整改结果`,
    text: ({ you, ywmc, result }) => `${you}对${ywmc}的评价我们已经回访。整改结果：${result}`,
    opens: ({ ywlsh }) => ywlsh,
    sms: 'never',
  }),

  'evaluation-call-overdue': template<Evaluated & { due: PlainDate }>({
    category: '办件通知',
    id: ({ ywlsh }) => `pj-cq-${ywlsh}`,
    title: ({ ywmc }) => `${ywmc}：评价回访超期`,
    text: ({ you, ywmc, due }) =>
      `${you}对${ywmc}的评价最迟应在${due}回访，我们没有按时做到，深表歉意。已转负责人督办，也可以拨打12329询问。`,
    opens: ({ ywlsh }) => ywlsh,
    sms: 'never',
  }),
};

interface DraftData {
  /** Owner, business and time of the last saving. */
  key: string;
  /** 您的, 贵公司的, 贵单位. */
  whose: string;
  ywmc: string;
  yxq: PlainDate;
}

const EXPIRING = {
  id: ({ key }: DraftData) => `cg-soon-${key}`,
  title: ({ ywmc }: DraftData) => `${ywmc}草稿即将到期`,
  text: ({ whose, ywmc, yxq }: DraftData) =>
    `${whose}${ywmc}的草稿（含已填写和导入的明细）保存到${yxq}，逾期自动删除。需要继续办理的，请在此前到“草稿箱”打开；再次保存的，保存期限重新计算。`,
  link: ({ page }: { page: string }) => ({ lj: page, ljmc: '打开草稿箱' }),
};

const EXPIRED = {
  id: ({ key }: DraftData) => `cg-gone-${key}`,
  title: ({ ywmc }: DraftData) => `${ywmc}草稿已到期删除`,
  text: ({ whose, ywmc, yxq }: DraftData) =>
    `${whose}${ywmc}的草稿（含已填写和导入的明细）保存到${yxq}，已到期自动删除。需要办理的，请重新填写。`,
};

/** A unit's operator hears by SMS, who may not look into the hall for weeks. */
const TO_UNIT = { category: '缴存通知', sms: 'always' } as const;
const TO_OTHERS = { category: '办件通知', sms: 'never' } as const;

export const draftMessages = {
  'draft-expiring': template<DraftData & { page: string }>({ ...EXPIRING, ...TO_OTHERS }),
  'draft-expired': template<DraftData>({ ...EXPIRED, ...TO_OTHERS }),
  'unit-draft-expiring': template<DraftData & { page: string }>({ ...EXPIRING, ...TO_UNIT }),
  'unit-draft-expired': template<DraftData>({ ...EXPIRED, ...TO_UNIT }),
};
