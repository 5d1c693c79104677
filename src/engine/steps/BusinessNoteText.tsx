import type { BusinessNote } from '@/api/cases/business-note';
import { Figures } from '@/form/sections/Figures';
import { Fold } from '@/form/sections/Fold';
import sections from '@/form/sections/sections.module.css';
import { decodeBase64 } from '@/lib/base64';
import { dictionaryLabel } from '@/session/dictionary';
import { LazyRichText } from '@/ui/text/LazyRichText';

type Texts = readonly (readonly [key: keyof Omit<BusinessNote, 'sc'>, title: string])[];

/** What it is and what has to be brought along. */
const FIRST: Texts = [
  ['xzdy', '事项定义'],
  ['sqcl', '申请材料'],
];
/** Texts with a beginning on show: the hall checks the conditions and leads through the procedure itself. */
const FOLDED: Texts = [
  ['sltj', '受理条件'],
  ['bllc', '办理流程'],
  ['bljg', '办理结果'],
  ['slyj', '设立依据'],
  ['bz', '备注'],
];

/** 办理须知 of a business (docs/specification.md 3): purpose, duration and materials; conditions, procedure and source one press away. */
export function BusinessNoteText({ note }: { note: BusinessNote }) {
  const given = (texts: Texts) => texts.filter(([key]) => note[key]);
  const figures = [
    { label: '办结时间', value: note.bjsj },
    { label: '办理渠道', value: commaList(note.blqd, 'blqd') },
    { label: '服务对象', value: commaList(note.fwdx, 'fwdx') },
  ].filter(({ value }) => value);
  return (
    <>
      <div className={sections.card}>
        {given(FIRST).map(([key, title]) => (
          <section key={key} aria-label={title}>
            <h3>{title}</h3>
            <LazyRichText base64={note[key]} headingsFrom={4} />
          </section>
        ))}
        <section aria-label="办理说明">
          <Figures look="line" items={figures} />
        </section>
      </div>
      <div className={sections.card}>
        {given(FOLDED).map(([key, title]) => (
          <section key={key} aria-label={title}>
            <Fold title={<h3>{title}</h3>} gist={beginningOf(note[key])}>
              <LazyRichText base64={note[key]} headingsFrom={4} />
            </Fold>
          </section>
        ))}
      </div>
    </>
  );
}

/** Text of the first line of a rich text. */
function beginningOf(base64: string): string {
  const { body } = new DOMParser().parseFromString(decodeBase64(base64), 'text/html');
  return (body.querySelector('li, p') ?? body).textContent.trim();
}

/** Formats comma-separated codes of a dictionary, or plain words. */
function commaList(text: string, dictionary: string): string {
  const label = (part: string) => (/^\w+$/.test(part) ? dictionaryLabel(dictionary, part) : part);
  return text
    .split(/[,，]/)
    .filter(Boolean)
    .map((part) => label(part.trim()))
    .join('、');
}
