declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  /** The part of the compiled Tesseract that is used; the package has no types. */
  export interface TesseractApi {
    /** 0 where it worked. */
    Init(folder: string, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the file `/input`; 1 where it cannot. */
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    Clear(): void;
    /** Frees what `Init` loaded. */
    End(): void;
  }
  export interface TesseractModule {
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    readonly TessBaseAPI: new () => TesseractApi;
    destroy(api: TesseractApi): void;
  }
  const create: (options: {
    readonly wasmBinary: Uint8Array;
    readonly TesseractProgress: (percent: number) => void;
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
  }) => Promise<TesseractModule>;
  // The package has no other export.
  export default create;
}
