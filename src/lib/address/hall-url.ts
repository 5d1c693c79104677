/** Resolves an address accepted by `hallFile`: files beside the hall by its folder, the centre's under /api. */
export function hallUrl(file: string): string {
  return file.startsWith('/') ? file : `${import.meta.env.BASE_URL}${file}`;
}
