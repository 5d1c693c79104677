import type { Notice } from '@/api/system';
import { CENTRE_NAME } from './system-config';

/** Notices of the centre, newest first; the first published one pops up. */
export const publishedNotices: readonly Notice[] = [
  {
    id: 'TZ20261116001',
    tgmc: '关于租房提取业务调整的通知',
    tgnr: '<p>自2026年9月20日起，租房提取不再审核房租支出与家庭收入的比例，连续正常缴存满3个月、本人及配偶在本市无自有住房的缴存职工均可申请。</p><ul><li>未备案租房：每人每月最高1,500元；</li><li>已备案租房：每户每月按实际租金提取，最高3,000元；</li><li>两个及以上未成年子女家庭限额上浮50%。</li></ul><p>咨询电话：12329。</p>',
    dwmc: CENTRE_NAME,
    startsj: '2026-11-16 09:00:00',
    fbzt: '1',
  },
  {
    id: 'TZ20261102001',
    tgmc: '关于2026年度年终结息与对账的公告',
    tgnr: '<p>请各缴存单位于2026年12月31日前登录网上办事大厅确认单位利息单。</p>',
    dwmc: CENTRE_NAME,
    startsj: '2026-11-02 09:00:00',
    fbzt: '1',
  },
  {
    id: 'TZ20261121001',
    tgmc: '（未发布）系统升级公告',
    tgnr: '<p>草稿，尚未发布。</p>',
    dwmc: CENTRE_NAME,
    startsj: '2026-11-21 09:00:00',
    fbzt: '0',
  },
];
