/** An account from which a unit lets the centre debit; a digital-yuan wallet is one too. */
export interface PaymentAccount {
  /** What the hall names it by: the number itself stays with the centre. */
  zhbh: string;
  fkzh: string;
  fkhm: string;
  fkyhdm: string;
  yhmc: string;
  /** 02 bank account, 04 digital-yuan wallet: the way of paying it is for. */
  hjfs: '02' | '04';
}

/** The centre's own account that units transfer to. */
export const receivingAccount = {
  skhm: '住房公积金管理中心归集专户',
  skzh: '31050161393600009876',
  skyh: '中国建设银行城区支行',
} as const;

const HUAXIA = '华夏精密制造有限公司';
const DONGFANG = '东方云商集团';
const XINCHENG = '新城餐饮有限公司';
const LANTIAN = '蓝天科技有限公司';

const accounts: Readonly<Record<string, readonly PaymentAccount[]>> = {
  '1000000001': [
    { zhbh: 'FK000101', fkzh: '31001502500056012345', fkhm: HUAXIA, fkyhdm: '105', yhmc: '中国建设银行', hjfs: '02' },
    { zhbh: 'FK000102', fkzh: '0200004509088887766', fkhm: HUAXIA, fkyhdm: '102', yhmc: '中国工商银行', hjfs: '02' },
    {
      zhbh: 'FK000103',
      fkzh: '0052020100001234',
      fkhm: HUAXIA,
      fkyhdm: '105',
      yhmc: '数字人民币（建设银行）',
      hjfs: '04',
    },
  ],
  '1000000002': [
    { zhbh: 'FK000201', fkzh: '0200001109200113355', fkhm: DONGFANG, fkyhdm: '102', yhmc: '中国工商银行', hjfs: '02' },
    {
      zhbh: 'FK000202',
      fkzh: '0052020100005678',
      fkhm: DONGFANG,
      fkyhdm: '102',
      yhmc: '数字人民币（工商银行）',
      hjfs: '04',
    },
  ],
  '1000000003': [
    { zhbh: 'FK000301', fkzh: '110907330010101', fkhm: XINCHENG, fkyhdm: '308', yhmc: '招商银行', hjfs: '02' },
  ],
  '1000000004': [
    { zhbh: 'FK000401', fkzh: '11001018800053004321', fkhm: LANTIAN, fkyhdm: '103', yhmc: '中国农业银行', hjfs: '02' },
  ],
};

/** Accounts of the fixed units. */
export function paymentAccountsOf(dwzh: string): readonly PaymentAccount[] {
  return accounts[dwzh] ?? [];
}
