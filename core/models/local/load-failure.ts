/** What the runtimes say, in the order in which it is looked for, and what a person reads instead. */
const CAUSES: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    /shader-?f16|ShaderF16Support/i,
    (name) => `The graphics card here cannot compute with the 16-bit numbers that ${name} needs; choose another model.`,
  ],
  [
    /WebGPU(?:Not(?:Available|Found))?Error|WebGPU is not (?:supported|available)|cannot find WebGPU|no (?:available|suitable|compatible) (?:adapter|gpu)|find (?:an )?adapter|FeatureSupport/i,
    (name) =>
      `${name} needs a graphics card that this browser lets web pages use; update the browser, or choose a model for the processor.`,
  ],
  [
    /requested max\w*(?:BufferSize|BufferBindingSize)?\b.{0,20}exceeds|max(?:Storage)?Buffer\w*Size|exceeds the max buffer|buffer size .{0,40}(?:larger|greater|exceeds)/i,
    (name) => `The graphics card here gives web pages too little memory at a time for ${name}; choose a smaller model.`,
  ],
  [
    /is not among the files|could not locate file|A part of .{1,300} is missing|no such file|ENOENT|failed to load external data|tokenizer_class|ModelNotFound|MissingModelWasm/i,
    (name) => `A file of ${name} is missing here; remove the model and download it again.`,
  ],
  [
    /protobuf|INVALID_PROTOBUF|deserialize tensor|unexpected (?:end of (?:JSON|data)|token)|not valid JSON|WebAssembly\.(?:instantiate|compile|Module)|CompileError|magic (?:word|number)|ArtifactManifest|integrity|SafeTensor/i,
    (name) => `A file of ${name} is damaged; remove the model and download it again.`,
  ],
  [
    /could not find an implementation|NOT_IMPLEMENTED|unsupported model (?:type|id|IR)|unknown model class|opset|is not a registered|UnsupportedModelId|UnsupportedTokenizerFiles|WindowSize|LinkError|import object/i,
    (name) => `This version of Lectern cannot run ${name}; update Lectern, or choose another model.`,
  ],
  [
    /cannot be fetched now|Failed to fetch dynamically imported module|error loading dynamically imported|Importing a module script failed|no available backend/i,
    () => "The program that runs models is not on this device yet; connect to the network and try again.",
  ],
];

/**
 * Why an installed model could not be loaded, in one sentence for a person with what to do; nothing of what a library said
 * is in it. Losses of memory and of the graphics card are told apart before.
 */
export function loadFailure(name: string, error: unknown): string {
  const said = wordsOf(error);
  const sentence = CAUSES.find(([words]) => words.test(said))?.[1];
  return (
    sentence?.(name) ??
    `${name} could not be loaded here. Remove it and download it again; if that does not help, choose another model.`
  );
}

/** The words of an error and of what caused it. */
function wordsOf(error: unknown): string {
  const texts: string[] = [];
  for (let cause = error; cause !== undefined && cause !== null && texts.length < 4;) {
    if (!(cause instanceof Error)) {
      texts.push(String(cause));
      break;
    }
    texts.push(`${cause.name} ${cause.message}`);
    cause = cause.cause;
  }
  return texts.join(" ").slice(0, 4000);
}
