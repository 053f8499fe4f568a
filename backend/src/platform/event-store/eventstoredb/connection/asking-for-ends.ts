import streams from '@eventstore/db-client/generated/streams_pb.js';

const { ReadReq } = streams;

/** Clients that say so are told where a stream ends. */
const TELLS_ENDS = 1;

/** The same gRPC client, but its reads ask the server to say where the stream ends: the client leaves that out of its requests. */
export function askingForEnds<GrpcClient extends object>(grpcClient: GrpcClient): GrpcClient {
  return new Proxy(grpcClient, {
    get(target, property): unknown {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const [request] = args;
        if (request instanceof ReadReq)
          request.getOptions()?.setControlOption(new ReadReq.Options.ControlOption().setCompatibility(TELLS_ENDS));
        return Reflect.apply(value, target, args);
      };
    },
  });
}
