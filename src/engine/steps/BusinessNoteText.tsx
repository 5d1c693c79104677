import type { BusinessNote } from '@/api/cases/business-note';
import { Figures } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import { dictionaryLabel } from '@/session/dictionary';
import { RichText } from '@/ui/text/RichText';

const TEXTS: readonly (readonly [keyof Omit<BusinessNote, 'sc'>, string])[] = [
  ['xzdy', '事项定义'],
  ['slyj', '设立依据'],
  ['sltj', '受理条件'],
  ['sqcl', '申请材料'],
  ['bllc', '办理流程'],
  ['bljg', '办理结果'],
  ['bz', '备注'],
];

/** 办理须知 of a business (docs/specification.md 3): purpose, conditions, materials, procedure and duration. */
export function BusinessNoteText({ note }: { note: BusinessNote }) {
  const texts = TEXTS.filter(([key]) => note[key]);
  return (
    <>
      {texts.map(([key, title]) => (
        <section key={key} className={sections.card} aria-label={title}>
          <h3>{title}</h3>
          <RichText base64={note[key]} headingsFrom={4} />
        </section>
      ))}
      <section className={sections.card} aria-label="办理说明">
        <Figures
          items={[
            { label: '办理渠道', value: commaList(note.blqd, 'blqd') },
            { label: '服务对象', value: commaList(note.fwdx, 'fwdx') },
            { label: '办结时间', value: note.bjsj },
          ].filter(({ value }) => value)}
        />
      </section>
    </>
  );
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
