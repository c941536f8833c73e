/** A bucket of Amazon S3 or of anything that speaks its protocol. */
export interface S3Place {
  /** Address of the bucket, without a slash at the end. */
  readonly bucket: string;
  /** What the names of our objects begin with; empty, or ending in a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Reads `s3://bucket/prefix?endpoint=…&region=…`. The bucket's host is Amazon's unless an endpoint is given, which gets
 * the bucket as the first part of its path. The keys come from the usual variables of the environment.
 */
export function readS3Url(
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): S3Place | { readonly problem: string } {
  const url = URL.parse(text);
  if (url?.protocol !== "s3:" || !url.hostname)
    return { problem: "must be s3://bucket, with an optional /prefix, ?endpoint= and &region=" };
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) return { problem: "needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY" };
  const region = url.searchParams.get("region") ?? env["AWS_REGION"] ?? "us-east-1";
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  const endpoint = url.searchParams.get("endpoint")?.replace(/\/+$/, "");
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ""))
    return { problem: "has an endpoint that is no web address" };
  const bucket = endpoint ? `${endpoint}/${url.hostname}` : `https://${url.hostname}.s3.${region}.amazonaws.com`;
  return { bucket, prefix: prefix && `${prefix}/`, region, accessKeyId, secretAccessKey };
}
