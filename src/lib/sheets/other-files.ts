import { type SheetLimits, SheetProblem } from './sheet-problem';

const AGAIN = '请用Excel打开并另存为.xlsx后再上传';
/** Hint for text and web pages: opened in Excel, they lose the last digits of ID numbers and the leading zeros of accounts. */
const AS_TEXT =
  '请把内容填入下载的模板，或在Excel中用“数据—从文本/CSV”导入并把证件号码、账号、手机号列设为文本，再存为.xlsx；直接双击打开会丢失号码的末几位';

/** Rejects by size, before the file is read. @throws SheetProblem */
export function refuseSize(bytes: number, limits: SheetLimits): void {
  if (bytes === 0) throw new SheetProblem('文件是空的，请重新选择');
  if (bytes <= limits.fileBytes) return;
  throw new SheetProblem(`文件超过${Math.round(limits.fileBytes / 1024 / 1024)}MB，请拆分后分次上传`);
}

/** Rejects by the first bytes, regardless of the name. @throws SheetProblem */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) {
    throw new SheetProblem('文件是旧版.xls或设有打开密码，请用Excel取消密码并另存为.xlsx后再上传');
  }
  if (a === 0x50 && b === 0x4b) return;
  const beginning = new TextDecoder().decode(bytes.subarray(0, 512)).trimStart().toLowerCase();
  if (beginning.startsWith('<?xml'))
    throw new SheetProblem(`文件是XML格式的表格，不是Excel工作簿（.xlsx）。${AS_TEXT}`);
  if (beginning.startsWith('<')) throw new SheetProblem(`文件实际是网页，不是Excel工作簿。${AS_TEXT}`);
  if (beginning.startsWith('%pdf')) throw new SheetProblem('文件是PDF，不是Excel工作簿，请使用下载的模板');
  throw new SheetProblem(`文件是CSV或其他格式，不是Excel工作簿（.xlsx）。${AS_TEXT}`);
}

/** Other archive formats, by a file that only they contain. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['xl/workbook.bin', '二进制工作簿（.xlsb）'],
  ['word/document.xml', 'Word文档'],
  ['ppt/presentation.xml', 'PowerPoint文稿'],
  ['content.xml', 'OpenDocument表格（.ods）'],
  ['index/document.iwa', 'Numbers表格'],
  ['ofd.xml', 'OFD版式文件'],
];

/** @throws SheetProblem for an archive that is no workbook */
export function refuseOtherArchives(entries: ReadonlyMap<string, unknown>): void {
  for (const [name, kind] of OTHERS) {
    if (entries.has(name)) throw new SheetProblem(`文件是${kind}，不是Excel工作簿（.xlsx），${AGAIN}`);
  }
}
