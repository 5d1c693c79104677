import type { Bank } from '@/api/person/person';

/** Basic bank list: banks that settle with the centre. */
export const banks: readonly Bank[] = [
  { yhdm: '102', yhmc: '中国工商银行' },
  { yhdm: '103', yhmc: '中国农业银行' },
  { yhdm: '104', yhmc: '中国银行' },
  { yhdm: '105', yhmc: '中国建设银行' },
  { yhdm: '301', yhmc: '交通银行' },
  { yhdm: '302', yhmc: '中信银行' },
  { yhdm: '303', yhmc: '中国光大银行' },
  { yhdm: '305', yhmc: '中国民生银行' },
  { yhdm: '308', yhmc: '招商银行' },
  { yhdm: '309', yhmc: '兴业银行' },
  { yhdm: '310', yhmc: '浦发银行' },
  { yhdm: '403', yhmc: '中国邮政储蓄银行' },
];

/** Banks as options of a choice. */
export const BANK_OPTIONS = banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc }));
