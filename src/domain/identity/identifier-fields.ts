import { plainIdentifier } from '../text/plain-text';

/**
 * Identifier and amount fields, which lose all white space (docs/specification.md 5). An explicit list, no name pattern: 'zh', 'hm', 'id',
 * 'je' also occur in dizhi, zhmc, beizhu, yhmc, and skyhhm or fkhm are names, whose spaces belong to the value.
 */
const IDENTIFIER_FIELDS: ReadonlySet<string> = new Set(
  `
  zjhm yzjhm xzjhm jbrzjhm frdbzjhm dwfrdbzjhm xdwfrdbzjhm jkrzjhm gtjkrzjhm jhrzjhm bzrzjhm swrzjhm pozjhm czfzjhm
  djzjhm tyshxydm xtyshxydm zzjgdm username sjhm xsjhm ysjhm jbrsjhm posjhm gtjkrsjhm bzrsjhm dwfrdbsjhm lxdh dwlxdh
  gddhhm jbrgddhhm qsfzrdh dxyzm grzh pogrzh ydgrzh jkrgjjzh gtjkrgjjzh dwzh zcdwzh zrdwzh dkzh jkhtbh kfsbh lpbh
  ywlsh ywbh qcqrdh pcbh pzhm yhzh skyhzh skzh fkzh hkzh yhkzh xhkzh kkzh ykkzh xkkzh jgzh bzjzh grckzhhm sfrzhhm czhm
  yhdm gfhtbh zfhtbh zxhtbh bdcqzh spfysxkbh tdsyzh zzzsbh byzsbh jczmbh dbzh jdbh mlbh wjlxId wjId uuid ticket
  sqtqje tqje yzj fwzj fwdj fwpgjz fse fslxe grjcjs tzhgrjcjs jkrjcjs dwyjce gryjce yjce tzhyjce sqhyjcze xyjcze
  ymyjcze hjje dwhjje grhjje bjje dwbje grbje bkje btje blje kdje tzje zjje jsje syje sfje sdje zfje wyfje ycxje
  dyfh yzbm kksx szrmbqb khhlhh sqzsje tkje zxfpje fphjje fpje fphm wyfphm yhbj yhlx jhjzfy sqdkje dkje htdkje dkye dqyhje xyhke yhke bctqje thje sfk ysdye jtysr jkrysr gtjkrysr poysr bzrysr jkrfzje
  grzhye zsye djje kytqe ljytq zczj qunianks qunianrypjgz qunianyl
`
    .trim()
    .split(/\s+/),
);

export const isIdentifierField = (field: string) => IDENTIFIER_FIELDS.has(field);

/** Normalizes a field's text as the form sends it and the centre stores it. */
export function plainField(field: string, text: string): string {
  return isIdentifierField(field) ? plainIdentifier(text) : text.trim();
}
