// Who tests speak of. Each number stands here once (scripts/structure/people.mjs); that the centre knows them by it: tests/seed.

export const PASSWORD = 'Gjj@2026';

const person = <More extends object>(xingming: string, grzh: string, zjhm: string, sjhm: string, more: More) => ({
  type: '个人' as const,
  loginType: '1' as const,
  account: zjhm,
  xingming,
  grzh,
  zjhm,
  sjhm,
  ...more,
});

/** Members with an account of the fund: mocks/seed. `yhzh` is their own bank card, `grzhye` the balance of 2026-11-21. */
export const PEOPLE = {
  张建国: person('张建国', '100000000001', '110101198503071219', '13800000001', {
    yhzh: '6222020200000101374',
    dkzh: '20250600000001',
    /** An instalment of 600,000.00 over 240 months at 2.6 %. */
    yhje: '3208.73',
  }),
  李晓梅: person('李晓梅', '100000000002', '110105199208153422', '13800000002', {}),
  王志强: person('王志强', '100000000003', '310104197811230535', '13800000003', {}),
  阿依古丽: person('阿依古丽·买买提', '100000000004', '650102199405120722', '13800000004', {
    /** Her second account. */
    yhzh: '6217000100000104114',
  }),
  欧阳明: person('欧阳明', '100000000027', '110105199204263018', '13800000027', {}),
  陈𠮷祥: person('陈𠮷祥', '100000000005', '510108196403153014', '13800000005', {}),
  赵敏: person('赵敏', '100000000006', '330102198809291027', '13800000006', {}),
  刘洋: person('刘洋', '100000000007', '110102199603154522', '13800000007', {
    yhzh: '6222020200000108221',
    grzhye: '122226.82',
  }),
  周凯: person('周凯', '100000000008', '110105199006183316', '13800000008', { yhzh: '6222020200000109591' }),
  马晓燕: person('马晓燕', '100000000009', '110108200104111628', '13800000009', {}),
  何静: person('何静', '100000000010', '110106198309222046', '13800000010', { dkzh: '20250100000003' }),
  郑涛: person('郑涛', '100000000011', '110102197911303519', '13800000011', {}),
  孙丽: person('孙丽', '100000000012', '110105199107051021', '13800000012', {}),
  郭磊: person('郭磊', '100000000013', '110106198204161312', '13800000013', { dkzh: '20250600000002' }),
  冯军: person('冯军', '100000000014', '110108198702143718', '13800000014', {}),
  吴桂芳: person('吴桂芳', '100000000021', '110105197209082129', '13800000021', {}),
  孙德明: person('孙德明', '100000000022', '110105194503010114', '13800000022', {}),
  孙志远: person('孙志远', '100000000023', '110106197306171015', '13800000023', {}),
  孙志芳: person('孙志芳', '100000000024', '110106197011233020', '13800000024', {}),
  林小雨: person('林小雨', '100000000025', '110101199008172447', '13800000025', {}),
  钱秀英: person('钱秀英', '100000000026', '110102196504120120', '13800000026', {}),
  许文博: person('许文博', '100000000051', '110105198804162312', '13800000051', { yhzh: '6222020200000021416' }),
  方立: person('方立', '100000000052', '110105198509121614', '13800000052', {}),
  唐悦: person('唐悦', '100000000053', '110101198711232742', '13800000053', {}),
  韩冬: person('韩冬', '100000000054', '110105198703191413', '13800000054', { dkzh: '20240500000006' }),
  罗岚: person('罗岚', '100000000055', '110101198411052328', '13800000055', { dkzh: '20250300000007' }),
  江澄: person('江澄', '100000000056', '110108198306213315', '13800000056', {}),
  苏晴: person('苏晴', '100000000031', '110105199708252822', '13800000031', { yhzh: '6222020200000314159' }),
  邵远: person('邵远', '100000000032', '320106199004120018', '13800000032', {}),
  何雨: person('何雨', '100000000041', '110105199909090014', '13800000041', {}),
};

/** Whom tests sign in where anybody would do. */
export const LIU = PEOPLE.刘洋.zjhm;

/** Who acts for a unit; 吴晓东 for two. */
export const OPERATORS = {
  吴晓东: { jbrxm: '吴晓东', jbrzjhm: '110101199001010015', jbrsjhm: '13900000001' },
  邢芳: { jbrxm: '邢芳', jbrzjhm: '110101199206060040', jbrsjhm: '13900000011' },
  郝思源: { jbrxm: '郝思源', jbrzjhm: '110108198402290118', jbrsjhm: '13900000002' },
  钱多多: { jbrxm: '钱多多', jbrzjhm: '110102199206180321', jbrsjhm: '13900000003' },
  沈蓝: { jbrxm: '沈蓝', jbrzjhm: '110108198710050423', jbrsjhm: '13900000004' },
  韩梅: { jbrxm: '韩梅', jbrzjhm: '110107199511250420', jbrsjhm: '13900000005' },
  郑保国: { jbrxm: '郑保国', jbrzjhm: '110106198303120014', jbrsjhm: '13900000006' },
};

const unit = <More extends object>(dwmc: string, dwzh: string, more: More) => ({
  type: '单位' as const,
  loginType: '2' as const,
  account: dwzh,
  dwmc,
  dwzh,
  ...more,
});

/** Who represents a unit by law: 方振华, whose number the centre has, and those who take the place of theirs. */
export const LEGAL_PERSONS = {
  方振华: { xingming: '方振华', zjhm: '11010119700512001X', sjhm: '13900000021' },
  方振国: { xingming: '方振国', zjhm: '110101197203150033' },
  程新: { xingming: '程新', zjhm: '110102198001010025' },
};

/** `hjje`: what the next month comes to. */
export const UNITS = {
  华夏精密: unit('华夏精密制造有限公司', '1000000001', { tyshxydm: '91110105MA01H7XK39', hjje: '109680.00' }),
  东方云商: unit('东方云商集团', '1000000002', {}),
  新城餐饮: unit('新城餐饮有限公司', '1000000003', {}),
  蓝天科技: unit('蓝天科技有限公司', '1000000004', {}),
  启明教育: unit('启明教育咨询有限公司', '1000000005', { tyshxydm: '91110107MA05QMJYX3' }),
  /** Has not agreed to the service agreement of units. */
  北辰物业: unit('北辰物业服务有限公司', '3000000001', {}),
  /** Pays nothing in: signs in as 其他单位. */
  融资担保: unit('云州市住房融资担保有限公司', '2000000001', { tyshxydm: '91110106MA06DBGSK8' }),
};

/** In the market register, not with the centre yet. The mobiles are those of who acts for it and of its legal person. */
export const NEW_UNITS = {
  智联云州: {
    dwmc: '智联云州软件有限公司',
    tyshxydm: '91110105MA7YX1RJ26',
    jbrsjhm: '13866666601',
    frsjhm: '13866660010',
  },
};

export const DEVELOPERS = {
  安居置业: {
    type: '开发商',
    loginType: '3',
    account: 'KF000001',
    kfsmc: '安居置业有限公司',
    kfsbh: 'KF000001',
    sjhm: '13900000101',
  },
} as const;

/** Everybody who signs in. */
export const ACCOUNTS = { ...PEOPLE, ...UNITS, ...DEVELOPERS };

/** Without an account of the fund. */
export const NEWCOMERS = {
  宋词: { xingming: '宋词', zjhm: '42010619950309003X', sjhm: '13712340001' },
  /** Pays in at another centre. */
  陶然: { xingming: '陶然', zjhm: '330106199206171528', sjhm: '13712340002' },
  方小明: { xingming: '方小明', zjhm: '110108199102030052', sjhm: '13711113333' },
  /** Known to the government platform alone. */
  罗志远: { xingming: '罗志远', zjhm: '110101199201018898' },
};

/** Numbers that are well formed and nobody's. */
export const NOBODY = {
  zjhm: '110101199003070978',
  another: '110105199505050016',
  third: '110105198501010020',
  sjhm: '13711112222',
};

/** Mobiles that no account has yet, by whose they become. */
export const NEW_PHONES = {
  /** Of a person who changes their own. */
  own: '13611112222',
  /** Of members whose numbers their unit puts right. */
  member: '13955556666',
  otherMember: '13955557777',
  /** Of those for whom a unit opens an account. */
  employee: '13911112222',
  foreigner: '13911113333',
  /** Of operators: one who is invited, one who changes theirs. */
  invited: '13911110001',
  operator: '13911110002',
  /** Left with a complaint, to be called back at. */
  callback: '13912345678',
};
