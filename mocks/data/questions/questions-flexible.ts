import type { Question } from './questions';

/** Flexible workers, and moving an account between cities. */
export const flexibleQuestions: readonly Question[] = [
  {
    id: 'lh01',
    bt: '没有单位可以自己交公积金吗？',
    wf: '自己缴 个人缴存 自由职业 灵活就业 个体 外卖骑手 网约车 没工作',
    nr: `可以。年满16周岁、未达到法定退休年龄、在本市居住或从业的，可以以灵活就业人员身份自愿缴存，与单位职工同样提取和贷款。还没有大厅账号的，先办理“灵活就业人员设立”。`,
    lj: ['/lhjyrysl', '/grwt/zhxx/lhjyryyw/lhjyrykh'],
  },
  {
    id: 'lh02',
    bt: '灵活就业每月交多少？',
    wf: '自己交多少 缴存金额 最低交多少 最高交多少 灵活就业比例',
    nr: `自己确定：每月{p.lhJeXx}至{p.lhJeSx}，也就是缴存基数的{p.lhBlXx}至{p.lhBlSx}，全部归个人所有。以后可以用“月缴存额调整”修改。`,
    lj: ['/grwt/zhxx/lhjyryyw/yjce_tz', '/grwt/zhxx/lhjyryyw/lhjyrykh'],
  },
  {
    id: 'lh03',
    bt: '灵活就业缴存怎么扣款？',
    wf: '自动扣款 从哪里扣 扣款日 扣款失败 几号扣',
    nr: `签订协议后每月从您绑定的银行卡自动扣款，扣款日可以选{p.lhKkr}日。余额不足扣款失败的，{p.kkJg}后再扣一次，仍不成功的当月不缴。换卡请办理“扣款账户变更”。`,
    lj: ['/grwt/zhxx/lhjyryyw/kkzh_bg'],
  },
  {
    id: 'lh04',
    bt: '灵活就业人员能贷款吗？',
    wf: '自己交能不能贷款 自由职业贷款 灵活就业贷款条件',
    nr: `可以。按月缴存满{p.lhDkys}后即可申请，额度、利率与单位职工相同。`,
    lj: ['/grwt/dkSys/dkyw/dksq', '/dkcs'],
  },
  {
    id: 'lh05',
    bt: '灵活就业人员可以暂停缴存吗？',
    wf: '不想交了 停缴 暂停扣款 封存 手头紧',
    nr: `可以随时办理“灵活就业封存”，当月起停止扣款，余额继续计息；想继续时办理“灵活就业启封”。`,
    lj: ['/grwt/zhxx/lhjyryyw/lhjy_fc', '/grwt/zhxx/lhjyryyw/lhjy_qf'],
  },
  {
    id: 'lh06',
    bt: '灵活就业中断的月份可以补缴吗？',
    wf: '补交 预缴 多交几个月 提前交 断了补上',
    nr: `可以在“灵活就业人员预缴/补缴”里补缴中断的月份或预缴今后的月份，当场从绑定的卡扣款。补缴的月份按协议金额计算。`,
    lj: ['/grwt/zhxx/lhjyryyw/lhjyry_ybj'],
  },
  {
    id: 'lh07',
    bt: '找到单位后，灵活就业账户怎么办？',
    wf: '上班了 入职 灵活就业转单位 有单位交了',
    nr: `由新单位办理转入，灵活就业协议自动终止，余额和缴存年限接续计算；也可以自己办理“灵活就业人员转移”。`,
    lj: ['/grwt/zhxx/lhjyryyw/lhjyry_zy'],
  },
  {
    id: 'lh08',
    bt: '大学毕业生有缴存补贴吗？',
    wf: '毕业生补贴 大中专 应届生 财政补贴 刚毕业',
    nr: `毕业{p.bybtNx}年内、以灵活就业人员身份缴存的大中专毕业生，每月补贴{p.bybtJe}，最多{p.bybtYs}，补贴直接进入公积金账户。在“大中专毕业生财政补贴申请”里办理。`,
    lj: ['/grwt/zhxx/lhjyryyw/dzzbys_czbtsq'],
  },
  {
    id: 'lh09',
    bt: '外地的公积金怎么转到本市？',
    wf: '异地转移 转入 把公积金转过来 外地转本地 跨省转移',
    nr: `在本市正常缴存后，登录填写“异地转移接续（转入）”，写明原缴存城市和单位，两地中心联网办理，不用回原来的城市。一般十个工作日内余额和缴存年限一起转来，进度可以查询。`,
    lj: ['/grwt/zhxx/zyjx/ydzr', '/grwt/zhxx/zyjx/zyjd_cx'],
  },
  {
    id: 'lh10',
    bt: '我离开本市，公积金怎么转走？',
    wf: '转出 去外地工作 转到别的城市 离开云州 异地转出',
    nr: `不用在本市申请。到新城市缴存后，向当地中心或在全国住房公积金小程序申请转入，本中心收到联系函后自动转出余额。`,
    lj: ['/grwt/zhxx/zyjx/zyjd_cx'],
  },
  {
    id: 'lh11',
    bt: '转移接续后连续缴存月数怎么算？',
    wf: '缴存年限 接续计算 转移后重新算吗 连续月数',
    nr: `两地缴存时间可以累计；中间没有中断的，连续缴存月数接着计算，可以用来申请本市贷款。转移完成后在“个人账户信息”里查看。`,
    lj: ['/grwt/cxyw/jccx/grzhxx'],
  },
  {
    id: 'lh12',
    bt: '灵活就业设立和开户有什么不同？',
    wf: '先办哪个 设立 开户 注册完了还要做什么',
    nr: `“设立”是注册大厅账号并登记灵活就业身份；“开户”是登录后确定每月缴存额、扣款卡和扣款日并签署协议。开户由中心审核通过后账户开立，从选定的扣款日开始扣款。`,
    lj: ['/lhjyrysl', '/grwt/zhxx/lhjyryyw/lhjyrykh'],
  },
];
