// JSON schemas of TypeScript types: of bodies and queries, and of answers whose reader is a function of its own.
import ts from 'typescript-compiler';

const { TypeFlags } = ts;
/** What a browser sends as a file. */
const FILES = new Set(['Blob', 'File', 'FormData']);
/** Objects inside objects; what lies deeper is any value. */
const DEEPEST = 8;

/**
 * Returns a function from types to schemas.
 * @param leaf schemas of texts, numbers and booleans
 * @param optional names that are never required
 */
export function typeSchemas(checker, leaf, optional = new Set()) {
  return schemaOf;

  function schemaOf(type, depth = 0) {
    const { flags } = type;
    if (depth > DEEPEST || flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Never)) return {};
    if (flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void)) return { type: 'null' };
    if (type.isUnion()) return unionOf(type, depth);
    if (type.isStringLiteral()) return { const: type.value };
    if (flags & TypeFlags.StringLike) return leaf.text;
    if (flags & TypeFlags.NumberLike) return leaf.number;
    if (flags & TypeFlags.BooleanLike) return leaf.flag;
    if (type.isIntersection() || flags & TypeFlags.Object) return objectOf(type, depth);
    const base = checker.getBaseConstraintOfType(type);
    return base && base !== type ? schemaOf(base, depth) : {};
  }

  function unionOf(type, depth) {
    const present = type.types.filter((one) => !(one.flags & (TypeFlags.Undefined | TypeFlags.Void)));
    const isNull = (one) => Boolean(one.flags & TypeFlags.Null);
    const some = present.filter((one) => !isNull(one));
    const schemas = unique(some.map((one) => schemaOf(one, depth)));
    const merged = schemas.every((one) => 'const' in one)
      ? [{ enum: schemas.map((one) => one.const).sort() }]
      : schemas.filter((one) => !('const' in one && schemas.some((other) => sameText(other, leaf.text))));
    const found = some.every((one) => one.flags & TypeFlags.BooleanLike) && some.length > 0 ? [leaf.flag] : merged;
    if (found.length === 1 && !present.some(isNull)) return found[0];
    if (found.length === 0) return { type: 'null' };
    return { anyOf: [...found, ...(present.some(isNull) ? [{ type: 'null' }] : [])] };
  }

  function objectOf(type, depth) {
    if (FILES.has(type.symbol?.name)) return { type: 'string', contentMediaType: 'application/octet-stream' };
    if (checker.isTupleType(type) || checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type);
      return { type: 'array', items: item ? schemaOf(item, depth + 1) : {} };
    }
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const members = checker.getPropertiesOfType(type).filter((member) => !isMethod(member));
    const properties = {};
    const required = [];
    for (const member of members) {
      const of = checker.getTypeOfSymbol(member);
      // `name?: undefined` says in the alternatives of a union that a member is not there.
      if (of.flags & (TypeFlags.Undefined | TypeFlags.Void)) continue;
      properties[member.name] = schemaOf(of, depth + 1);
      const isOptional = member.flags & ts.SymbolFlags.Optional || acceptsUndefined(of) || optional.has(member.name);
      if (!isOptional) required.push(member.name);
    }
    return {
      type: 'object',
      ...(members.length > 0 && { properties }),
      ...(required.length > 0 && { required: required.sort() }),
      ...(index && { additionalProperties: schemaOf(index, depth + 1) }),
    };
  }

  function isMethod(member) {
    return checker.getTypeOfSymbol(member).getCallSignatures().length > 0;
  }

  function acceptsUndefined(type) {
    return type.isUnion() && type.types.some((one) => one.flags & TypeFlags.Undefined);
  }
}

const sameText = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function unique(schemas) {
  return [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
}
