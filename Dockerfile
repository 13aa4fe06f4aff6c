# docker build -t frontage .
# The first stage installs, builds and packs (npm run package); the second holds the packed server alone.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm run package -- /app

FROM debian:bookworm-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin frontage \
  && install -d -o frontage -m 0700 /data /backups
COPY --from=build /app /app
USER frontage
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data /backups
EXPOSE 3000
# A lead could be stored now. The first start makes the database, and fills it with the demonstration agency if asked to.
HEALTHCHECK --interval=10s --timeout=10s --start-period=90s \
  CMD ["/app/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/app/frontage"]
CMD ["start"]
