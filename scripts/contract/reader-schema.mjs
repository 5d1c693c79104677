// JSON schemas of answers, read off the readers of src/api: what a reader throws at is required, what it forgives is optional.
import ts from 'typescript-compiler';

const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const NULL = { type: 'null' };
/** A leaf that is optional accepts null itself. */
function nullable(schema) {
  if (schema.$ref === ref('Text').$ref || schema.$ref === ref('Amount').$ref) return schema;
  return schema.anyOf?.some((one) => one.type === 'null') ? schema : { anyOf: [schema, NULL] };
}

/** A schema, and whether an answer without the member is accepted. */
const must = (schema) => ({ schema, isOptional: false });
const may = (schema) => ({ schema, isOptional: true });

/** Readers of src/api/client/read.ts that take a value. */
const VALUES = {
  textValue: may(ref('Text')),
  figureValue: may(ref('Text')),
  echoedText: may(ref('Text')),
  stringValue: must(ref('Text')),
  key: must(ref('Key')),
  keyOrBlank: must({ type: ['string', 'integer'] }),
  amount: may(ref('Amount')),
  dataTime: may(ref('Text')),
  sum: must(ref('RequiredAmount')),
  count: must(ref('Count')),
  countOrNone: may(nullable(ref('Count'))),
  decimal: must({ type: 'number' }),
  day: may(ref('Text')),
  time: may(ref('Text')),
  requiredDay: must({ ...ref('Text'), format: 'date' }),
  fileFormat: may(ref('Text')),
  integer: must(ref('Integer')),
  flag: must(ref('Flag')),
  flagOrNo: may(nullable(ref('Flag'))),
  textList: may(nullable({ type: 'array', items: ref('Text') })),
  textOfEach: must({ type: 'object', additionalProperties: ref('Text') }),
  textsOfEach: must({ type: 'object', additionalProperties: { type: 'array', items: ref('Text') } }),
  ignoredAnswer: may({}),
  rawValue: may({}),
  anObject: must({ type: 'object' }),
  aList: must({ type: 'array' }),
};

/** Readers of src/api/client/read.ts made of others; `of` reads an argument. */
const COMPOSED = {
  object: ([fields], of) => must(of.object(fields)),
  rows: ([row], of) => must({ type: 'array', items: of.reader(row).schema }),
  everyRow: ([row], of) => must({ type: 'array', items: of.reader(row).schema }),
  rowsOrNone: ([row], of) => may(nullable({ type: 'array', items: of.reader(row).schema })),
  pageReader: ([row], of) => must(pageSchema(of.reader(row).schema)),
  pageWith: ([page, more], of) => must({ allOf: [of.reader(page).schema, of.object(more)] }),
  orNull: ([inner], of) => may(nullable(of.reader(inner).schema)),
  maybe: ([inner], of) => may(nullable(of.reader(inner).schema)),
  refine: ([inner], of) => of.reader(inner),
  fallback: ([inner, other], of) => may(nullable(withCode(of.reader(inner).schema, of.texts(other)))),
  pattern: ([form], of) => must({ ...ref('Text'), pattern: of.pattern(form) }),
  dictionaryCode: () => must(ref('Key')),
  codeList: () => may(ref('Text')),
  code: (codes, of) => codesOf(codes.flatMap(of.texts)),
};

/** '' among the codes: it may be missing. */
const codesOf = (codes) => (codes.includes('') ? may(nullable({ enum: codes })) : must({ enum: codes }));

/** The code that stands for unreadable ones is one of them. */
const withCode = (schema, others) =>
  schema.enum ? { enum: [...new Set([...others, ...schema.enum])].sort() } : schema;

const pageSchema = (items) => ({
  type: 'object',
  properties: { list: { type: 'array', items }, total: ref('Count'), sjjz: ref('Text') },
  required: ['list', 'total'],
});

/** What the named leaves accept; docs/gateway/README.md says the same in words. */
export const LEAVES = {
  Text: { type: ['string', 'number', 'null'], description: '文字；数字当作它的各位，缺了或 null 当作空' },
  Key: { type: ['string', 'integer'], minLength: 1, description: '主键、代码，不能缺' },
  Amount: {
    anyOf: [{ type: 'string', pattern: '^(-?\\d{1,15}(\\.\\d{1,2})?)?$' }, { type: 'number' }, { type: 'null' }],
    description: '金额，元，至多两位小数；空为没有',
  },
  RequiredAmount: {
    anyOf: [{ type: 'string', pattern: '^-?\\d{1,15}(\\.\\d{1,2})?$' }, { type: 'number' }],
    description: '金额，元，至多两位小数，不能缺',
  },
  Count: {
    anyOf: [
      { type: 'integer', minimum: 0 },
      { type: 'string', pattern: '^\\d{1,15}$' },
    ],
    description: '个数，非负整数',
  },
  Integer: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^-?\\d{1,15}$' }], description: '整数' },
  Flag: { enum: [true, false, 'true', 'false', 0, 1, '0', '1'], description: '是否' },
};

/**
 * Returns a function from the syntax of a reader to { schema, isOptional }.
 * @param checker the compiler's
 * @param byType schema of a type, for readers that are functions of their own
 */
export function readerSchemas(checker, byType) {
  const open = new Set();
  const components = {};
  const of = { reader: readerOf, object: fieldsOf, texts: textsOf, pattern: patternOf };
  return { readerOf, pageOf, components };

  /** A page of a list, and what it has beside its rows. */
  function pageOf(row, more) {
    const page = pageSchema(readerOf(row).schema);
    return more ? { allOf: [page, fieldsOf(more)] } : page;
  }

  function readerOf(node) {
    const bare = bareOf(node);
    if (ts.isIdentifier(bare)) return namedReader(bare);
    if (ts.isCallExpression(bare)) {
      const name = bare.expression.getText();
      if (isOfReadFile(bare.expression) && COMPOSED[name]) return COMPOSED[name](bare.arguments, of);
      const made = bodyOf(declarationOf(bare.expression));
      if (made) return readerOf(made);
    }
    if (ts.isPropertyAccessExpression(bare)) {
      const declared = declarationOf(bare);
      if (declared && ts.isPropertyAssignment(declared)) return readerOf(declared.initializer);
    }
    return typed(bare);
  }

  function namedReader(node) {
    if (isOfReadFile(node) && VALUES[node.text]) return VALUES[node.text];
    const declared = declarationOf(node);
    const init = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    if (!init || open.has(declared)) return typed(node);
    open.add(declared);
    const found = isReaderSyntax(init) ? readerOf(init) : typed(node);
    open.delete(declared);
    return componentOf(declared.name.text, found);
  }

  /** Objects that have a reader of their own stand once, by its name. */
  function componentOf(readerName, found) {
    const name = readerName.replace(/^read(?=[A-Z])/, '');
    if (name === readerName || found.schema.type !== 'object') return found;
    const own = JSON.stringify(found.schema);
    if (components[name] && JSON.stringify(components[name]) !== own) return found;
    components[name] = found.schema;
    return { ...found, schema: ref(name) };
  }

  /** A function written out says what it returns by its type alone. */
  function isReaderSyntax(node) {
    const bare = bareOf(node);
    return ts.isCallExpression(bare) || ts.isIdentifier(bare) || ts.isPropertyAccessExpression(bare);
  }

  /** Members of `object(…)`: assignments, spreads of `each(…)`, of `pick(…)`, of `reader.fields` and of constants. */
  function fieldsOf(node) {
    const properties = {};
    const required = new Set();
    const add = (name, { schema, isOptional }) => {
      if (!schema) return;
      properties[name] = schema;
      if (isOptional) required.delete(name);
      else required.add(name);
    };
    collect(node, add);
    return {
      type: 'object',
      properties,
      ...(required.size > 0 && { required: [...required].sort() }),
    };
  }

  function collect(node, add) {
    const bare = bareOf(node);
    if (ts.isObjectLiteralExpression(bare)) {
      for (const member of bare.properties) {
        if (ts.isSpreadAssignment(member)) collect(member.expression, add);
        else if (ts.isPropertyAssignment(member)) add(member.name.text, readerOf(member.initializer));
        else if (ts.isShorthandPropertyAssignment(member)) add(member.name.text, shorthand(member));
      }
      return;
    }
    if (ts.isCallExpression(bare) && bare.expression.getText() === 'each') {
      const [read, ...names] = bare.arguments;
      const one = readerOf(read);
      for (const name of names.flatMap(textsOf)) add(name, one);
      return;
    }
    if (ts.isCallExpression(bare) && bare.expression.getText() === 'pick') {
      const [reader, ...names] = bare.arguments;
      const picked = names.flatMap(textsOf);
      return collectReader(reader, (name, one) => picked.includes(name) && add(name, one));
    }
    if (ts.isPropertyAccessExpression(bare) && bare.name.text === 'fields') return collectReader(bare.expression, add);
    const declared = ts.isIdentifier(bare) ? declarationOf(bare) : undefined;
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer)
      return collect(declared.initializer, add);
    throw new Error(`no fields: ${bare.getSourceFile().fileName} ${bare.getText().slice(0, 80)}`);
  }

  function shorthand(member) {
    const symbol = checker.getShorthandAssignmentValueSymbol(member);
    const declared = originOf(symbol)?.valueDeclaration;
    if (declared && isOfRead(declared) && VALUES[member.name.text]) return VALUES[member.name.text];
    return declared && ts.isVariableDeclaration(declared) && declared.initializer
      ? readerOf(declared.initializer)
      : typed(member.name);
  }

  /** `readLoan.fields`: the argument of the `object(…)` that readLoan is. */
  function collectReader(node, add) {
    const declared = declarationOf(node);
    const init = declared && ts.isVariableDeclaration(declared) ? bareOf(declared.initializer) : undefined;
    if (init && ts.isCallExpression(init) && init.expression.getText() === 'object')
      return collect(init.arguments[0], add);
    throw new Error(`no object reader: ${node.getText()}`);
  }

  function textsOf(node) {
    const bare = bareOf(node);
    if (ts.isStringLiteral(bare)) return [bare.text];
    // each(textValue, ...NAMES)
    const list = ts.isSpreadElement(bare) ? checker.getTypeAtLocation(bare.expression) : undefined;
    const items = list ? checker.getTypeArguments(list) : [];
    return items.flatMap((one) => (one.isUnion() ? one.types : [one])).map((one) => one.value);
  }

  function patternOf(node) {
    const bare = bareOf(node);
    if (bare.kind === ts.SyntaxKind.RegularExpressionLiteral) return bare.text.replace(/^\/|\/[a-z]*$/g, '');
    return patternOf(declarationOf(bare).initializer);
  }

  /** By the type that a reader returns; a promise of nothing is any value. */
  function typed(node) {
    const [signature] = checker.getTypeAtLocation(node).getCallSignatures();
    const type = signature?.getReturnType();
    // The client's own member: no answer has it.
    if (type && type.flags & ts.TypeFlags.Undefined) return may(undefined);
    return type ? must(byType(type)) : may({});
  }

  /** The expression that a function returns at once. */
  function bodyOf(declared) {
    const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared;
    const body = made && (ts.isArrowFunction(made) || ts.isFunctionDeclaration(made)) ? made.body : undefined;
    if (!body) return undefined;
    const returned = ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body;
    return returned && isReaderSyntax(returned) ? returned : undefined;
  }

  function declarationOf(node) {
    return originOf(checker.getSymbolAtLocation(node))?.valueDeclaration;
  }

  function originOf(symbol) {
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function isOfReadFile(node) {
    const declared = declarationOf(node);
    return declared !== undefined && isOfRead(declared);
  }
}

function isOfRead(declared) {
  return declared.getSourceFile().fileName.endsWith('/api/client/read.ts');
}

function bareOf(node) {
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)
    ? bareOf(node.expression)
    : node;
}
