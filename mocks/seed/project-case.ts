import { ascii, packedStream, textString, utf16Hex } from '@hall/ofd/pdf-parts';
import { assemblePdf } from '@hall/ofd/pdf-writer';
import type { PlainDate } from '@/domain/dates';
import { addMaterial } from '../centre/cases/materials/materials';
import { issueNumber } from '../centre/kernel/business-numbers';
import type { Store } from '../centre/kernel/store';
import { transactionOn } from '../centre/kernel/transaction';
import { projectAccounts } from '../centre/loans/buildings';
import { submit } from '../centre/office/applications';
import { DISTRICTS } from '../data/policy/districts';

/** 安居·山语城 of people.ts. */
const IN_REVIEW = 'LP00000004';
const PAPERS = [
  ['0603', '土地、规划、施工许可'],
  ['0604', '保证金、监管账户协议'],
  ['0605', '楼盘表'],
] as const;

/** The property under admission has an application of its own in the hall, submitted by the business's rule. */
export function seedProjectCase(store: Store, day: PlainDate): void {
  const project = projectAccounts(store).get(IN_REVIEW);
  if (!project) throw new Error(`No property ${IN_REVIEW}`);
  const { kfsbh, lpmc, lpdz, fwxz, fwlx, lsjzdj, ysxkz, tdzh, ghxkz, sgxkz, jgrq, jgzh, bzjbl, lxr, lxdh } = project;
  const tx = transactionOn(store, day);
  const actor = { kind: 'developer', kfsbh } as const;
  const ywlsh = issueNumber(tx, actor, 'KH0104');
  // Its buildings exist already, so it keeps the number they refer to.
  projectAccounts(store).put(IN_REVIEW, { ...project, ywlsh });
  for (const [wjlxId, wjmc] of PAPERS)
    addMaterial(tx, actor, { ywlsh, wjlxId, name: `${wjmc}.pdf`, bytes: paperOf(`${lpmc}　${wjmc}`) });
  const qy = DISTRICTS.find(({ name }) => lpdz.startsWith(name))?.name ?? '';
  const texts = { lpmc, qy, lpdz: lpdz.slice(qy.length), fwxz, fwlx, lsjzdj, ysxkz, tdzh, ghxkz, sgxkz };
  const agreed = { jgrq, jgzh, bzjbl, lxr, lxdh, ywwd: '0101', cns: '1' };
  submit(tx, actor, { ywlx: 'KH0104', ywlsh, sqlx: '1', ...texts, ...agreed });
}

/** PDF page with a title, in the reader's default font. */
function paperOf(title: string): Uint8Array {
  const words = `BT /F1 18 Tf 72 760 Td <${utf16Hex(title)}> Tj ET`;
  return assemblePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      `<< /Title ${textString(title)} >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 6 0 R >> >> /Contents 5 0 R >>',
      packedStream(ascii(words)),
      '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [7 0 R] >>',
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /DW 1000 >>',
    ],
    utf16Hex(title).slice(0, 32),
  );
}
