import readXlsxFile from 'read-excel-file/universal';
import { vi } from 'vitest';

export interface Download {
  name: string;
  /** Sheets by name, rows of cells. */
  sheets: Map<string, unknown[][]>;
}

/** Catches what the page hands out as files, and reads each as another program would. */
export function catchDownloads(): () => Promise<Download[]> {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:caught';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) names.push(this.download);
  });
  return () =>
    Promise.all(
      files.map(async (file, index) => {
        const sheets = await readXlsxFile(await file.arrayBuffer());
        return { name: names[index] ?? '', sheets: new Map(sheets.map(({ sheet, data }) => [sheet, data])) };
      }),
    );
}
