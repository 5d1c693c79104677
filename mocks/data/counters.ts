import type { Branch } from '@/api/public/counters';
import type { PlainDate } from '@/domain/dates';
import type { District } from './policy/districts';

/** A branch of WDXX with its place and what its queue depends on. Cities, streets and numbers exist nowhere. */
export interface BranchSeed extends Omit<Branch, 'gzsj'> {
  ssq: District;
  /** Degrees of longitude and latitude. */
  jd: string;
  wd: string;
  /** Hours of a working day, 'HH:mm'. */
  hours: readonly (readonly [from: string, to: string])[];
  /** Open longer on one weekday, from a day on. */
  late?: { weekday: number; until: string; since: PlainDate };
  windows: number;
  /** People waiting at the busiest time of an ordinary day. */
  crowd: number;
}

const THROUGH: BranchSeed['hours'] = [['09:00', '17:00']];
const WITH_BREAK: BranchSeed['hours'] = [
  ['09:00', '12:00'],
  ['13:30', '17:00'],
];

const EVERYTHING = ['单位缴存', '个人缴存', '提取', '贷款', '还款与结清', '异地转移', '证明打印'];
const WITHOUT_LOANS = ['单位缴存', '个人缴存', '提取', '异地转移', '证明打印'];
const COUNTER_ONLY = ['个人缴存', '提取', '证明打印'];

export const branches: readonly BranchSeed[] = [
  {
    wdbh: '0101',
    wdmc: '城区管理部',
    ssq: '东城区',
    dz: '云州市东城区人民路100号政务服务中心二楼公积金窗口',
    jtxl: '地铁1号线人民路站B口出，向东步行约200米；公交3、18、26路政务服务中心站。地下停车场前两小时免费。',
    lxdh: '0999-6120108',
    kbyw: EVERYTHING,
    jd: '116.401230',
    wd: '39.914560',
    hours: THROUGH,
    windows: 10,
    crowd: 32,
  },
  {
    wdbh: '0102',
    wdmc: '高新区管理部',
    ssq: '高新区',
    dz: '云州市高新区创新大道66号高新区便民服务中心一楼',
    jtxl: '地铁2号线创新大道站A口出即到；公交45、52路软件园站步行约300米。',
    lxdh: '0999-6120109',
    kbyw: EVERYTHING,
    jd: '116.312450',
    wd: '39.982100',
    hours: THROUGH,
    late: { weekday: 3, until: '20:00', since: '2026-10-21' },
    windows: 8,
    crowd: 26,
  },
  {
    wdbh: '0103',
    wdmc: '江北管理部',
    ssq: '江北区',
    dz: '云州市江北区滨江路8号江北区政务大厅三楼',
    jtxl: '公交7、31路滨江路口站下车，过街即到；自驾由政务大厅东门入。',
    lxdh: '0999-6120110',
    kbyw: EVERYTHING,
    jd: '116.456780',
    wd: '40.021340',
    hours: WITH_BREAK,
    windows: 6,
    crowd: 18,
  },
  {
    wdbh: '0104',
    wdmc: '朝阳管理部',
    ssq: '朝阳区',
    dz: '云州市朝阳区湖滨东路215号朝阳区政务服务中心一楼B区',
    jtxl: '地铁1号线湖滨东路站C口出，向南步行约400米；公交12、29路湖滨东路站。',
    lxdh: '0999-6120112',
    kbyw: EVERYTHING,
    jd: '116.473210',
    wd: '39.921450',
    hours: THROUGH,
    windows: 6,
    crowd: 20,
  },
  {
    wdbh: '0105',
    wdmc: '通州管理部',
    ssq: '通州区',
    dz: '云州市通州区运河西街60号行政服务中心二楼',
    jtxl: '公交61路、运河快线行政服务中心站下车；门前有露天停车位。',
    lxdh: '0999-6120113',
    kbyw: EVERYTHING,
    jd: '116.586540',
    wd: '39.902360',
    hours: WITH_BREAK,
    windows: 5,
    crowd: 12,
  },
  {
    wdbh: '0106',
    wdmc: '门头沟管理部',
    ssq: '门头沟区',
    dz: '云州市门头沟区青松路30号门头沟区便民服务中心一楼',
    jtxl: '公交16、38路青松路中站下车，向西步行约150米。',
    lxdh: '0999-6120114',
    kbyw: EVERYTHING,
    jd: '116.176530',
    wd: '39.931280',
    hours: WITH_BREAK,
    windows: 4,
    crowd: 11,
  },
  {
    wdbh: '0107',
    wdmc: '丰台管理部',
    ssq: '丰台区',
    dz: '云州市丰台区丰泽路88号丰台区政务服务中心三楼',
    jtxl: '地铁3号线丰泽路站步行约10分钟；公交21、22路丰泽路政务中心站。',
    lxdh: '0999-6120115',
    kbyw: EVERYTHING,
    jd: '116.334570',
    wd: '39.851620',
    hours: WITH_BREAK,
    windows: 3,
    crowd: 8,
  },
  {
    wdbh: '0108',
    wdmc: '海淀管理部',
    ssq: '海淀区',
    dz: '云州市海淀区书院路12号',
    jtxl: '公交33路书院路站；自驾由北环高架书院路出口沿书院路直行约2公里。',
    lxdh: '0999-6120116',
    kbyw: EVERYTHING,
    jd: '116.291340',
    wd: '39.962870',
    hours: WITH_BREAK,
    windows: 3,
    crowd: 7,
  },
  {
    wdbh: '0109',
    wdmc: '大学城服务点',
    ssq: '高新区',
    dz: '云州市高新区求知路5号大学城公共服务中心一楼12号窗口',
    jtxl: '地铁2号线大学城站D口出，步行约250米。周边学校教职工可就近办理。',
    lxdh: '0999-6120117',
    kbyw: WITHOUT_LOANS,
    jd: '116.298760',
    wd: '39.994310',
    hours: WITH_BREAK,
    windows: 2,
    crowd: 9,
  },
  {
    wdbh: '0110',
    wdmc: '人民北路受理点',
    ssq: '西城区',
    dz: '云州市西城区人民北路320号银行网点一楼公积金代办窗口',
    jtxl: '公交5、9、22路人民北路口站下车即到；设有无障碍坡道和低位柜台。',
    lxdh: '0999-6120118',
    kbyw: COUNTER_ONLY,
    jd: '116.372190',
    wd: '39.937450',
    hours: WITH_BREAK,
    windows: 2,
    crowd: 10,
  },
];
