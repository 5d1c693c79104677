import type { Branch } from '@/api/counters';

/** A branch of WDXX with what its queue depends on. Cities, streets and numbers exist nowhere. */
export interface BranchSeed extends Omit<Branch, 'gzsj'> {
  /** Hours of a working day, 'HH:mm'. */
  hours: readonly (readonly [from: string, to: string])[];
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
const WITHOUT_LOANS = EVERYTHING.filter((name) => name !== '贷款' && name !== '还款与结清');
const COUNTER_ONLY = ['个人缴存', '提取', '证明打印'];

const seed = (
  wdbh: string,
  wdmc: string,
  ssq: string,
  dz: string,
  jtxl: string,
  lxdh: string,
  kbyw: string[],
  hours: BranchSeed['hours'],
  [windows, crowd]: readonly [number, number],
): BranchSeed => ({ wdbh, wdmc, ssq, dz, jtxl, lxdh, kbyw, hours, windows, crowd });

export const branches: readonly BranchSeed[] = [
  seed(
    '0101',
    '城区管理部',
    '城区',
    '云州市城区人民路100号政务服务中心二楼公积金窗口',
    '地铁1号线人民路站B口出，向东步行约200米；公交3、18、26路政务服务中心站。地下停车场前两小时免费。',
    '0999-6120108',
    EVERYTHING,
    THROUGH,
    [10, 32],
  ),
  seed(
    '0102',
    '高新区管理部',
    '高新区',
    '云州市高新区创新大道66号高新区便民服务中心一楼',
    '地铁2号线创新大道站A口出即到；公交45、52路软件园站步行约300米。',
    '0999-6120109',
    EVERYTHING,
    THROUGH,
    [8, 26],
  ),
  seed(
    '0103',
    '江北管理部',
    '江北区',
    '云州市江北区滨江路8号江北区政务大厅三楼',
    '公交7、31路滨江路口站下车，过街即到；自驾由政务大厅东门入。',
    '0999-6120110',
    EVERYTHING,
    WITH_BREAK,
    [6, 18],
  ),
  seed(
    '0104',
    '南湖管理部',
    '南湖区',
    '云州市南湖区湖滨东路215号南湖区政务服务中心一楼B区',
    '地铁1号线南湖东站C口出，沿湖滨东路向南步行约400米；公交12、29路湖滨东路站。',
    '0999-6120112',
    EVERYTHING,
    THROUGH,
    [6, 20],
  ),
  seed(
    '0105',
    '东港管理部',
    '东港区',
    '云州市东港区港城大道9号行政服务中心二楼',
    '公交61路、港城快线行政服务中心站下车；门前有露天停车位。',
    '0999-6120113',
    EVERYTHING,
    WITH_BREAK,
    [5, 12],
  ),
  seed(
    '0106',
    '西山管理部',
    '西山区',
    '云州市西山区青松路30号西山区便民服务中心一楼',
    '公交16、38路青松路中站下车，向西步行约150米。',
    '0999-6120114',
    EVERYTHING,
    WITH_BREAK,
    [4, 11],
  ),
  seed(
    '0107',
    '云溪县管理部',
    '云溪县',
    '云州市云溪县溪口镇解放街88号县政务服务中心三楼',
    '县城1、2路公交政务中心站；由市区可乘云州至云溪城际班车，溪口站步行约10分钟。',
    '0999-6120115',
    EVERYTHING,
    WITH_BREAK,
    [3, 8],
  ),
  seed(
    '0108',
    '清源县管理部',
    '清源县',
    '云州市清源县清泉镇文化路12号',
    '县城3路公交文化路站；自驾由清源高速出口沿文化路直行约2公里。',
    '0999-6120116',
    EVERYTHING,
    WITH_BREAK,
    [3, 7],
  ),
  seed(
    '0109',
    '大学城服务点',
    '高新区',
    '云州市高新区求知路5号大学城公共服务中心一楼12号窗口',
    '地铁2号线大学城站D口出，步行约250米。周边学校教职工可就近办理。',
    '0999-6120117',
    WITHOUT_LOANS,
    WITH_BREAK,
    [2, 9],
  ),
  seed(
    '0110',
    '人民北路受理点',
    '城区',
    '云州市城区人民北路320号银行网点一楼公积金代办窗口',
    '公交5、9、22路人民北路口站下车即到；设有无障碍坡道和低位柜台。',
    '0999-6120118',
    COUNTER_ONLY,
    WITH_BREAK,
    [2, 10],
  ),
];
