/** Every module of src/flows by its path: one of a business exports its flow. */
export const modules = import.meta.glob<Record<string, unknown>>('/src/flows/{individual,unit,developer}/**/*.ts', {
  eager: true,
});
